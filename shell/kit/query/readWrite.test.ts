import { exampleSession } from '@site/api/identity/session/example';
import { endpoint } from '@site/api/platform/contracts/endpoint';
import { failure, fakeApi } from '@site/shell/testing';
import { object, string } from 'superstruct';
import { makeStore, sessionStarted } from '../store';
import { type ApiError, addApiToStore, api, read, write } from './index';

const Note = object({ id: string(), text: string() });
const getNote = endpoint({ method: 'GET', path: '/notes/one', returns: Note, summary: 'A note.' });
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

const editNotes = endpoint({
  method: 'POST',
  path: '/admin/notes/bulk',
  body: object({ text: string() }),
  returns: Note,
  summary: 'A change of many.',
});

const { endpoints } = api.injectEndpoints({
  endpoints: (build) => ({
    getNote: build.query(read(getNote)),
    listNotes: build.query(read(listNotes)),
    listOwnNotes: build.query(read(listNotes, { isEmptyOn401: true })),
    editNote: build.mutation(write(editNote)),
    editNotes: build.mutation(write(editNotes, { changes: listNotes })),
  }),
  overrideExisting: true,
});

function open() {
  const store = makeStore();
  addApiToStore(store);
  return store;
}

describe('calls of the api', () => {
  it('sends one request and caches the response', async () => {
    const server = fakeApi().on(getNote, { id: '1', text: 'Ada' }).start();
    const store = open();
    await store.dispatch(endpoints.getNote.initiate());
    const again = await store.dispatch(endpoints.getNote.initiate());
    expect(again.data?.text).toBe('Ada');
    expect(server.requests).toHaveLength(1);
  });

  it('fills in parameters, query, body, version and token', async () => {
    const server = fakeApi()
      .on(editNote, { id: 'a/b', text: 'x' })
      .on(listNotes, { id: '', text: '' })
      .start();
    const store = open();
    store.dispatch(sessionStarted(exampleSession({ csrfToken: 'secret' })));
    await store.dispatch(endpoints.listNotes.initiate({ query: { word: 'two words' } }));
    await store.dispatch(endpoints.editNote.initiate({ id: 'a/b', version: 3, body: { text: 'x' } }));
    const [listed, edited] = server.requests;
    expect(listed?.query).toEqual({ word: 'two words' });
    expect(listed?.headers.get('content-type')).toBeNull();
    expect(listed?.headers.get('x-csrf-token')).toBeNull();
    expect(edited).toMatchObject({ path: '/admin/notes/a%2Fb', body: { text: 'x' } });
    expect(edited?.headers.get('if-match')).toBe('"3"');
    expect(edited?.headers.get('x-csrf-token')).toBe('secret');
    expect(edited?.headers.get('content-type')).toBe('application/json');
  });

  it('refetches after a write, also after a precondition error, but not after other errors', async () => {
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
    expect(server.requests.map(({ method }) => method)).toEqual([
      'GET',
      'PATCH',
      'PATCH',
      'GET',
      'PATCH',
      'GET',
    ]);
  });

  it('refetches the resource that `changes` names', async () => {
    const server = fakeApi().on(listNotes, { id: '', text: '' }).on(editNotes, { id: '', text: '' }).start();
    const store = open();
    await store.dispatch(endpoints.listNotes.initiate({ query: { word: 'x' } }));
    await store.dispatch(endpoints.editNotes.initiate({ body: { text: '' } }));
    expect(server.requests.map(({ method }) => method)).toEqual(['GET', 'POST', 'GET']);
  });

  it.each([
    ['a JSON body', () => new Response('{"a":1}', { status: 500 }), '500: {"a":1}', undefined],
    ['a text', () => new Response('Bad gateway', { status: 502 }), '502: Bad gateway', undefined],
    [
      'an empty body',
      () => new Response('', { status: 409, statusText: 'Conflict' }),
      '409: Conflict',
      undefined,
    ],
    [
      'no session',
      () => new Response('', { status: 401, statusText: 'Unauthorized' }),
      '401: Unauthorized',
      undefined,
    ],
    [
      'words for a person',
      () => new Response('{"message":"Try later"}', { status: 503 }),
      '503: {"message":"Try later"}',
      'Try later',
    ],
  ])('an answer that is not OK, with %s, is STATUS: body', async (_, answer, message, text) => {
    const server = fakeApi().on(getNote, answer).start();
    const { error } = await open().dispatch(endpoints.getNote.initiate());
    expect(error).toMatchObject({ message });
    expect((error as ApiError).text).toBe(text);
    expect(server.requests).toHaveLength(1);
  });

  it('includes field errors, request id and retry delay', async () => {
    const answer = failure(429, 'Try later', { fieldErrors: { name: 'Taken.' } });
    answer.headers.set('retry-after', '30');
    fakeApi().on(getNote, answer).start();
    const { error } = await open().dispatch(endpoints.getNote.initiate());
    expect(error).toMatchObject({ fieldErrors: { name: 'Taken.' }, requestId: 'test', retryAfter: 30 });
  });

  it('contains the network error when there is no response', async () => {
    globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
    const { error } = await open().dispatch(endpoints.getNote.initiate());
    expect(error).toEqual({ status: 0, message: 'Failed to fetch' });
  });

  it('treats a 401 as empty only if the endpoint allows it', async () => {
    const server = fakeApi().on(listNotes, failure(401, 'Please sign in.')).start();
    const result = await open().dispatch(endpoints.listOwnNotes.initiate({}));
    expect(result).toMatchObject({ isSuccess: true, data: null });
    const default401 = await open().dispatch(endpoints.listNotes.initiate({}));
    expect(default401.error).toMatchObject({ status: 401 });
    server.on(listNotes, failure(403, 'No.'));
    const refused = await open().dispatch(endpoints.listOwnNotes.initiate({}));
    expect(refused.error).toMatchObject({ status: 403 });
  });

  it('sends cookies along, and a JSON type only with a body', async () => {
    const answer = () => Promise.resolve(new Response('{"id":"1","text":""}'));
    const fetch = jest.spyOn(globalThis, 'fetch').mockImplementation(answer);
    await open().dispatch(endpoints.listNotes.initiate({}));
    await open().dispatch(endpoints.editNote.initiate({ id: '1', body: { text: 'x' } }));
    const [read, write] = fetch.mock.calls.map(([, init]) => init);
    expect(read).toMatchObject({ method: 'GET', credentials: 'include', body: undefined });
    expect(read?.headers).not.toHaveProperty('content-type');
    expect(write).toMatchObject({ method: 'PATCH', credentials: 'include', body: '{"text":"x"}' });
    expect(write?.headers).toHaveProperty('content-type', 'application/json');
    fetch.mockRestore();
  });

  it('returns a response that is not JSON as text', async () => {
    jest.spyOn(globalThis, 'fetch').mockResolvedValueOnce(new Response('plain words'));
    expect((await open().dispatch(endpoints.listNotes.initiate({}))).data).toBe('plain words');
    jest.restoreAllMocks();
  });

  it('continues with data that the server fetched', async () => {
    const server = fakeApi().on(getNote, { id: '1', text: 'Ada' }).start();
    const first = open();
    await first.dispatch(endpoints.getNote.initiate());
    const second = makeStore(JSON.parse(JSON.stringify(first.getState())));
    addApiToStore(second);
    expect(endpoints.getNote.select()(second.getState() as never).data?.text).toBe('Ada');
    expect(server.requests).toHaveLength(1);
  });
});
