import { getSettings } from '@site/api/contract/settings';
import { exampleSettings } from '@site/api/example/settings';
import { endpoint } from '@site/api/wire';
import { failure, fakeApi } from '@site/shell/testing';
import { object, string } from 'superstruct';
import { makeStore, sessionStarted } from '../store';
import { addQuery, api, read, write } from './index';

const Note = object({ id: string(), text: string() });
const listNotes = endpoint({
  method: 'GET',
  path: '/admin/notes',
  query: object({ word: string() }),
  returns: Note,
  summary: 'Notes.',
});
const editNote = endpoint({
  method: 'PATCH',
  path: '/admin/notes/:id',
  body: object({ text: string() }),
  returns: Note,
  ifMatch: true,
  summary: 'A change.',
});

const { endpoints } = api.injectEndpoints({
  endpoints: (build) => ({
    getSettings: build.query(read(getSettings)),
    listNotes: build.query(read(listNotes)),
    editNote: build.mutation(write(editNote)),
  }),
  overrideExisting: true,
});

function open() {
  const store = makeStore();
  addQuery(store);
  return store;
}

describe('calls of the api', () => {
  it('asks once and keeps the answer', async () => {
    const server = fakeApi()
      .on(getSettings, exampleSettings({ name: 'Ada' }))
      .start();
    const store = open();
    await store.dispatch(endpoints.getSettings.initiate());
    const again = await store.dispatch(endpoints.getSettings.initiate());
    expect(again.data?.name).toBe('Ada');
    expect(server.asked).toHaveLength(1);
  });

  it('fills in parameters, query, body, version and token', async () => {
    const server = fakeApi()
      .on(editNote, { id: 'a/b', text: 'x' })
      .on(listNotes, { id: '', text: '' })
      .start();
    const store = open();
    store.dispatch(
      sessionStarted({
        user: { id: '1', name: 'Ada', email: 'ada@example.com', role: 'owner' },
        csrfToken: 'secret',
      }),
    );
    await store.dispatch(endpoints.listNotes.initiate({ query: { word: 'two words' } }));
    await store.dispatch(endpoints.editNote.initiate({ id: 'a/b', version: 3, body: { text: 'x' } }));
    const [listed, edited] = server.asked;
    expect(listed?.query).toEqual({ word: 'two words' });
    expect(listed?.headers.get('content-type')).toBeNull();
    expect(listed?.headers.get('x-csrf-token')).toBeNull();
    expect(edited).toMatchObject({ path: '/admin/notes/a%2Fb', body: { text: 'x' } });
    expect(edited?.headers.get('if-match')).toBe('"3"');
    expect(edited?.headers.get('x-csrf-token')).toBe('secret');
    expect(edited?.headers.get('content-type')).toBe('application/json');
  });

  it('asks again what a write may have changed, also when it was refused as stale, but not when it failed', async () => {
    const server = fakeApi()
      .on(listNotes, { id: '', text: '' })
      .on(editNote, failure(503, 'Try later'))
      .start();
    const store = open();
    store.dispatch(endpoints.listNotes.initiate({ query: { word: 'x' } }));
    await store.dispatch(endpoints.editNote.initiate({ id: '1', body: { text: '' } }));
    server.on(editNote, failure(412, 'Changed meanwhile'));
    await store.dispatch(endpoints.editNote.initiate({ id: '1', body: { text: '' } }));
    server.on(editNote, { id: '1', text: '' });
    await store.dispatch(endpoints.editNote.initiate({ id: '1', body: { text: '' } }));
    expect(server.asked.map(({ method }) => method)).toEqual([
      'GET',
      'PATCH',
      'PATCH',
      'GET',
      'PATCH',
      'GET',
    ]);
  });

  it("fails with the server's message and fields, never retrying", async () => {
    const server = fakeApi()
      .on(getSettings, failure(503, 'Try later', { fieldErrors: { name: 'Taken.' } }))
      .start();
    const { error } = await open().dispatch(endpoints.getSettings.initiate());
    expect(error).toMatchObject({ status: 503, message: 'Try later', fieldErrors: { name: 'Taken.' } });
    expect(server.asked).toHaveLength(1);
  });

  it('fails with status and text where the server said nothing in JSON, and with its own words where nobody answered', async () => {
    fakeApi()
      .on(getSettings, () => new Response('Bad gateway', { status: 502 }))
      .start();
    const { error } = await open().dispatch(endpoints.getSettings.initiate());
    expect(error).toMatchObject({ status: 502, message: '502: Bad gateway' });
    globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
    const away = await open().dispatch(endpoints.getSettings.initiate());
    expect(away.error).toMatchObject({ status: 0, message: 'Failed to fetch' });
  });

  it('goes on from what the server had fetched', async () => {
    const server = fakeApi()
      .on(getSettings, exampleSettings({ name: 'Ada' }))
      .start();
    const first = open();
    await first.dispatch(endpoints.getSettings.initiate());
    const second = makeStore(JSON.parse(JSON.stringify(first.getState())));
    addQuery(second);
    expect(endpoints.getSettings.select()(second.getState() as never).data?.name).toBe('Ada');
    expect(server.asked).toHaveLength(1);
  });
});
