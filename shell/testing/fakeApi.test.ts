import { endpoint } from '@site/api/platform/contracts/endpoint';
import { number, object, string } from 'superstruct';
import { failure, fakeApi } from './fakeApi';
import { testErrors } from './testErrors';

const Note = object({ id: string(), stars: number() });
const editNote = endpoint({
  method: 'PATCH',
  path: '/notes/:id',
  body: object({ stars: number() }),
  query: object({ word: string() }),
  returns: Note,
  summary: 'A change.',
});
const deleteNote = endpoint({ method: 'DELETE', path: '/notes/:id', status: 204, summary: 'Away.' });

const edit = (body: unknown) => fetch('/api/notes/7?word=x', { method: 'PATCH', body: JSON.stringify(body) });

describe('fakeApi', () => {
  const { RESPONSE_DELAY } = process.env;
  afterEach(() => {
    jest.useRealTimers();
    if (RESPONSE_DELAY === undefined) delete process.env.RESPONSE_DELAY;
    else process.env.RESPONSE_DELAY = RESPONSE_DELAY;
  });

  it('passes the request to the response function, typed by the endpoint', async () => {
    fakeApi()
      .on(editNote, ({ params, query, body }) => ({ id: params.id + query.word, stars: body.stars + 1 }))
      .start();
    expect(await (await edit({ stars: 4 })).json()).toEqual({ id: '7x', stars: 5 });
  });

  it('delays no response while timers are faked', async () => {
    process.env.RESPONSE_DELAY = '1e9';
    jest.useFakeTimers();
    fakeApi().on(deleteNote, undefined).start();
    expect((await fetch('/api/notes/7', { method: 'DELETE' })).status).toBe(204);
  });

  it('rejects responses of another type at compile time', () => {
    // @ts-expect-error a number is promised
    fakeApi().on(editNote, { id: '7', stars: 'five' });
    // @ts-expect-error there is no such parameter
    fakeApi().on(editNote, ({ params }) => failure(404, params.slug));
    // @ts-expect-error nothing is answered
    fakeApi().on(deleteNote, { id: '7' });
  });

  it.each([
    ['a request that is not in the table', () => fetch('/api/else'), /^GET \/else is not in the table/],
    ['a response that breaks the contract', () => edit({ stars: 1 }), /never returns this.*stars/],
    ['a body that the API would reject', () => edit({ stars: 'many' }), /would reject the body.*stars/],
  ])('fails the test on %s', async (_, request, error) => {
    const broken: { id: string; stars: number } = JSON.parse('{"id":"7","stars":"many"}');
    fakeApi()
      .on(editNote, ({ body }) => (body.stars === 1 ? broken : { id: '7', stars: 1 }))
      .start();
    await request();
    expect(testErrors.take()).toEqual([expect.stringMatching(error)]);
  });

  it('prefers a path without parameters', async () => {
    const newest = endpoint({
      method: 'PATCH',
      path: '/notes/newest',
      returns: Note,
      summary: 'The newest.',
    });
    fakeApi().on(newest, { id: 'newest', stars: 5 }).on(editNote, { id: 'by id', stars: 1 }).start();
    const response = await fetch('/api/notes/newest', { method: 'PATCH' });
    expect(await response.json()).toEqual({ id: 'newest', stars: 5 });
  });

  it('responds with 204 without a body, and repeats a response for every request', async () => {
    fakeApi().on(deleteNote, undefined).on(editNote, failure(503, 'Away.')).start();
    expect((await fetch('/api/notes/7', { method: 'DELETE' })).status).toBe(204);
    for (let visit = 0; visit < 2; visit++)
      expect(await (await edit({ stars: 1 })).json()).toMatchObject({ message: 'Away.' });
  });
});
