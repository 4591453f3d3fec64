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
const ask = (slug: string) => endpoints.getNote.initiate({ slug });

/** A store that asked for two notes, of which the named one was answered first. */
async function answeredStore(first: string) {
  const waiting = new Map<string, () => void>();
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (address) => {
    const slug = String(address).split('/').at(-1) ?? '';
    await new Promise<void>((resolve) => waiting.set(slug, resolve));
    return Response.json({ text: slug });
  });
  const store = makeStore();
  addApiToStore(store);
  const asked = { a: store.dispatch(ask('a')), b: store.dispatch(ask('b')) };
  while (waiting.size < 2) await new Promise((resolve) => setImmediate(resolve));
  for (const slug of first === 'a' ? (['a', 'b'] as const) : (['b', 'a'] as const)) {
    waiting.get(slug)?.();
    await asked[slug];
  }
  return store;
}

afterEach(() => jest.restoreAllMocks());

test('the same answers leave the same state, whenever and in whichever order they came', async () => {
  const [one, other] = [await answeredStore('a'), await answeredStore('b')];
  expect(JSON.stringify(other.getState())).not.toBe(JSON.stringify(one.getState()));
  expect(JSON.stringify(serializableState(other))).toBe(JSON.stringify(serializableState(one)));
});

test('what was left is answered already: nothing is asked again', async () => {
  const store = makeStore(serializableState(await answeredStore('a')));
  addApiToStore(store);
  jest.mocked(fetch).mockClear();
  expect((await store.dispatch(ask('a'))).data).toEqual({ text: 'a' });
  expect(fetch).not.toHaveBeenCalled();
});

test('what is asked after the document came stays answered when nobody shows it any more', async () => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask'] });
  const store = makeStore(JSON.parse(JSON.stringify(serializableState(await answeredStore('a')))));
  addApiToStore(store);
  jest.mocked(fetch).mockImplementation(async () => Response.json({ text: 'c' }));
  const asked = store.dispatch(ask('c'));
  await asked;
  asked.unsubscribe();
  await jest.advanceTimersByTimeAsync(3_600_000);
  jest.useRealTimers();
  jest.mocked(fetch).mockClear();
  expect((await store.dispatch(ask('c'))).data).toEqual({ text: 'c' });
  expect(fetch).not.toHaveBeenCalled();
});

test('a store that asked for nothing leaves what it holds', () => {
  const store = makeStore();
  expect(serializableState(store)).toBe(store.getState());
});
