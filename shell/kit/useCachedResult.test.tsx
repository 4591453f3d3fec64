import { endpoint } from '@site/api/platform/contracts/endpoint';
import { fakeApi } from '@site/shell/testing';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { object, string } from 'superstruct';
import { addApiToStore, api, read } from './query';
import { makeStore, type Store } from './store';
import { useCachedResult } from './useCachedResult';

const Note = object({ text: string() });
const summary = 'A note.';
const getNote = endpoint({ method: 'GET', path: '/notes/:slug', returns: Note, summary });
const getFirst = endpoint({ method: 'GET', path: '/notes', returns: Note, summary });

const { endpoints } = api.injectEndpoints({
  endpoints: (build) => ({ getNote: build.query(read(getNote)), getFirst: build.query(read(getFirst)) }),
  overrideExisting: true,
});

async function answeredStore(): Promise<Store> {
  fakeApi().on(getNote, { text: 'Ada' }).on(getFirst, { text: 'First' }).start();
  const store = makeStore();
  addApiToStore(store);
  await store.dispatch(endpoints.getNote.initiate({ slug: 'a' }));
  await store.dispatch(endpoints.getFirst.initiate());
  return store;
}

function readIn(store: Store) {
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  return renderHook(
    () => [
      useCachedResult('getNote', { slug: 'a' }),
      useCachedResult('getFirst'),
      useCachedResult('getNote', { slug: 'b' }),
    ],
    { wrapper },
  ).result.current;
}

const ANSWERS = [{ text: 'Ada' }, { text: 'First' }, undefined];

test('reads a cached response by endpoint and argument', async () => {
  expect(readIn(await answeredStore())).toEqual(ANSWERS);
});

test('reads preloaded responses before and after RTK Query loads', async () => {
  const sent = JSON.parse(JSON.stringify((await answeredStore()).getState()));
  const store = makeStore(sent);
  expect(readIn(store)).toEqual(ANSWERS);
  addApiToStore(store);
  expect(readIn(store)).toEqual(ANSWERS);
});
