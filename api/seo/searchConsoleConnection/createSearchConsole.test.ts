import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SearchConsoleStandIn } from '../../testing/searchConsole/SearchConsoleStandIn';
import { createSearchConsole } from './createSearchConsole';
import { readServiceAccountKey } from './serviceAccountKey';

let answer: (res: ServerResponse, url: string) => void = () => {};
const asked: string[] = [];
const server = createServer((req, res) => {
  asked.push(req.url ?? '');
  req.resume();
  if (req.url === '/token') res.end('{"access_token":"a token"}');
  else answer(res, req.url ?? '');
});
const key = readServiceAccountKey(new SearchConsoleStandIn('http://localhost').key);
let origin = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const period = {
  property: 'https://a.example/',
  dimension: 'query',
  from: '2026-01-01',
  to: '2026-01-28',
} as const;
const ask = () => createSearchConsole(key, origin).query(period);
const row = (part: object) => ({ rows: [{ keys: ['a'], clicks: 1, impressions: 2, position: 3, ...part }] });

test.each<[string, (res: ServerResponse) => unknown, RegExp]>([
  ['a redirect', (res) => res.writeHead(302, { location: '/elsewhere' }).end(), /can’t be reached/],
  ['a page', (res) => res.writeHead(200, { 'content-type': 'text/html' }).end('<p>'), /can’t be read/],
  ['nothing', (res) => res.end(), /can’t be read/],
  ['a closed connection', (res) => res.destroy(), /can’t be reached/],
  ['an error that is no object', (res) => res.writeHead(403).end('[null]'), /no access/],
  ['an error of nothing', (res) => res.writeHead(403).end('{"error":{"errors":[null,1]}}'), /no access/],
  ['clicks beyond all counts', (res) => res.end(JSON.stringify(row({ clicks: 1e300 }))), /can’t be read/],
  ['an endless position', (res) => res.end(JSON.stringify(row({ position: 1e300 }))), /can’t be read/],
  ['a name that is an object', (res) => res.end(JSON.stringify(row({ keys: [{}] }))), /can’t be read/],
  [
    'a response without end',
    (res) => {
      const part = 'x'.repeat(1_000_000);
      const more = () => {
        while (!res.destroyed && res.write(part));
        if (!res.destroyed) res.once('drain', more);
      };
      res.on('error', () => {});
      more();
    },
    /too large/,
  ],
])('fails with a message after %s', async (_name, respond, message) => {
  answer = respond;
  asked.length = 0;
  await expect(ask()).rejects.toMatchObject({
    kind: expect.any(String),
    message: expect.stringMatching(message),
  });
  expect(asked).toHaveLength(2);
});
