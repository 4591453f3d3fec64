import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createHubspotClient } from './createHubspotClient';
import { HubspotError } from './HubspotError';

let answer: (res: ServerResponse) => void = () => {};
let asked: string[] = [];
const server = createServer((req, res) => {
  asked.push(req.url ?? '');
  req.resume();
  answer(res);
});
let origin = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});
beforeEach(() => {
  asked = [];
});

const client = () => createHubspotClient({ origin, token: 'a token', version: 'v3', timeoutMs: 5_000 });
const send = (body: unknown) => (res: ServerResponse) => res.end(JSON.stringify(body));

test.each(['listDealPipelines', 'listForms'] as const)(
  '%s fails as a call to HubSpot when the answer has other types',
  async (name) => {
    for (const body of [[], { results: 'none' }, { results: [{ id: 1 }] }, { results: [null] }, 'text']) {
      answer = send(body);
      const error = await client()
        [name]()
        .catch((reason: unknown) => reason);
      expect(error).toBeInstanceOf(HubspotError);
      expect(error).toMatchObject({ kind: 'unavailable', message: 'HubSpot’s response can’t be read.' });
    }
  },
);

test('pages of forms without end are read up to a bound', async () => {
  answer = send({ results: [], paging: { next: { after: 'a&limit=1' } } });
  expect(await client().listForms()).toEqual([]);
  expect(asked.length).toBeLessThanOrEqual(10);
  expect(asked[1]).toBe('/marketing/v3/forms?limit=100&after=a%26limit%3D1');
});

test('a response without end is not read to its end', async () => {
  answer = (res) => {
    const part = 'x'.repeat(1_000_000);
    const more = () => {
      while (!res.destroyed && res.write(part));
      if (!res.destroyed) res.once('drain', more);
    };
    res.on('error', () => {});
    more();
  };
  await expect(client().listForms()).rejects.toMatchObject({ message: 'HubSpot’s response is too large.' });
});
