import { endpoint } from '@site/api/platform/contracts/endpoint';
import { object, string } from 'superstruct';
import { addApiToStore, api, read } from '../../kit/query';
import { makeStore } from '../../kit/store';
import { serializableState } from './serializableState';

const Note = object({ text: string() });
const getNote = endpoint({ method: 'GET', path: '/notes/:slug', returns: Note, summary: 'A note.' });
const { endpoints } = api.injectEndpoints({
  endpoints: (build) => ({ getNote: build.query(read(getNote)) }),
  overrideExisting: true,
});
const getNoteQuery = (slug: string) => endpoints.getNote.initiate({ slug });

/** A store that requested two notes, of which the named one was received first. */
async function loadedStore(first: string) {
  const waiting = new Map<string, () => void>();
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (address) => {
    const slug = String(address).split('/').at(-1) ?? '';
    await new Promise<void>((resolve) => waiting.set(slug, resolve));
    return Response.json({ text: slug });
  });
  const store = makeStore();
  addApiToStore(store);
  const queries = { a: store.dispatch(getNoteQuery('a')), b: store.dispatch(getNoteQuery('b')) };
  while (waiting.size < 2) await new Promise((resolve) => setImmediate(resolve));
  for (const slug of first === 'a' ? (['a', 'b'] as const) : (['b', 'a'] as const)) {
    waiting.get(slug)?.();
    await queries[slug];
  }
  return store;
}

afterEach(() => jest.restoreAllMocks());

test('the same responses produce the same state, in whichever order they arrived', async () => {
  const [one, other] = [await loadedStore('a'), await loadedStore('b')];
  expect(JSON.stringify(other.getState())).not.toBe(JSON.stringify(one.getState()));
  expect(JSON.stringify(serializableState(other))).toBe(JSON.stringify(serializableState(one)));
});

test('restored responses are not requested again', async () => {
  const store = makeStore(serializableState(await loadedStore('a')));
  addApiToStore(store);
  jest.mocked(fetch).mockClear();
  expect((await store.dispatch(getNoteQuery('a'))).data).toEqual({ text: 'a' });
  expect(fetch).not.toHaveBeenCalled();
});

test('responses requested after hydration stay cached when no component uses them any more', async () => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask'] });
  const store = makeStore(JSON.parse(JSON.stringify(serializableState(await loadedStore('a')))));
  addApiToStore(store);
  jest.mocked(fetch).mockImplementation(async () => Response.json({ text: 'c' }));
  const queries = store.dispatch(getNoteQuery('c'));
  await queries;
  queries.unsubscribe();
  await jest.advanceTimersByTimeAsync(3_600_000);
  jest.useRealTimers();
  jest.mocked(fetch).mockClear();
  expect((await store.dispatch(getNoteQuery('c'))).data).toEqual({ text: 'c' });
  expect(fetch).not.toHaveBeenCalled();
});

test('a store without requests is returned as it is', () => {
  const store = makeStore();
  expect(serializableState(store)).toBe(store.getState());
});
