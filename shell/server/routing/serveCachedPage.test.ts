import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import http from 'node:http';
import net, { type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { exampleSite } from '@site/api/site/information/example';
import { pino } from 'pino';
import { paths } from '../../paths';
import { type AppOptions, createApp } from '../app';
import type { CachedPage } from '../cache/PageStore';

const page: CachedPage = {
  status: 200,
  etag: 'W/"one"',
  policy: "default-src 'self'",
  isCacheable: true,
  bodies: { identity: Buffer.from('plain'), gzip: Buffer.from('zipped'), br: Buffer.from('small') },
};
const lost: CachedPage = { ...page, status: 404, bodies: { ...page.bodies, identity: Buffer.from('lost') } };
const routes = [
  { path: '/about', expose: '', remote: '' },
  { path: '/search', expose: '', remote: '', queryKeys: ['q'] },
  { path: '/embedded/contact', expose: '', remote: '', frame: 'bare' },
  { path: '/admin/login', expose: '', remote: '', frame: 'workbench' },
  { path: '/admin/leads', expose: '', remote: '', frame: 'workbench' },
];

let folder: string;
const servers: http.Server[] = [];
beforeAll(() => {
  folder = mkdtempSync(`${tmpdir()}/kept-`);
});
afterAll(() => {
  for (const server of servers) server.close();
  rmSync(folder, { recursive: true });
});

/** The front door with pages that are kept, or that are found only at the end of the stack; and which were kept. */
async function open(isKept: boolean) {
  const keptKeys: string[] = [];
  const find = (key: string) => (key.endsWith(paths.notFound) ? lost : page);
  const options = {
    releases: { snapshot: { id: 'one', routes }, isLive: true, served: new Map() },
    site: {
      current: exampleSite({
        frameOrigins: ['https://partner.example'],
        redirects: [
          { id: '1', from: '/old', match: 'exact', to: '/about', code: '301' },
          { id: '2', from: '/gone', match: 'prefix', to: '', code: '410' },
        ],
      }),
    },
    reports: { countRedirect: () => undefined, countNotFound: () => undefined },
    pages: { current: [], hidden: [], all: [] },
    shell: { folder, scripts: [], integrity: {} },
    cache: {
      get: async (key: string) => find(key),
      getCached: (key: string) => {
        if (isKept) keptKeys.push(key);
        return isKept ? find(key) : undefined;
      },
    },
    log: pino({ level: 'silent' }),
    ...{ apiOrigin: 'http://127.0.0.1:1', internalKey: 'key', publicOrigin: 'https://site.example' },
    render: async () => ({ status: 200, html: '', isCacheable: false }),
    ...{ publicFolder: folder, releaseFolder: folder, trustProxy: 'loopback', isDraining: () => false },
  };
  const server = http.createServer(createApp(options as unknown as AppOptions).handle);
  servers.push(server);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return { port: (server.address() as AddressInfo).port, keptKeys };
}

/** All that comes back for these bytes, but for what is another each time. */
function send(port: number, bytes: string): Promise<string> {
  const socket = net.connect(port, '127.0.0.1', () => socket.write(bytes));
  return new Promise((resolve, reject) => {
    let answer = '';
    socket.on('data', (part) => {
      answer += part;
    });
    socket.on('error', reject);
    socket.on('close', () => resolve(answer.replace(UUID, '…').replace(/^Date: [^\r]*/gm, 'Date: …')));
  });
}

const LINES = [
  'GET /about',
  'HEAD /about',
  'GET /',
  'GET /about/',
  'GET /%61bout',
  'GET /about?utm_source=a',
  'GET http://evil.example/about',
  'GET /search?q=a&q=b&x=1',
  'GET /search?q=',
  'GET /embedded/contact',
  'HEAD /embedded/contact',
  'GET /nowhere',
  'HEAD /nowhere',
  'GET /old',
  'GET /old?x=1',
  'GET /gone/away',
  'GET /insights/a',
  'GET /admin',
  'GET /admin/leads',
  'GET /About',
  'GET /healthz',
  'HEAD /readyz',
  'POST /about',
  'PUT /about',
  'DELETE /about',
  'OPTIONS /about',
  'PROPFIND /about',
  'BREW /about',
  'GET //about',
  'GET /about/../about',
  'GET /about%00',
  'GET /a%2fbout',
  'GET /about#x',
  'GET *',
  'GET about',
  'GET /assets/about',
  'GET /remotes/about',
  'GET /sitemap.xml',
  'GET /sitemap-2.xml',
  'GET /robots.txt',
];

const UUID = /[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g;
const ask = (line: string, ...headers: string[]) =>
  `${[`${line} HTTP/1.1`, 'Host: site.example', 'Connection: close', ...headers].join('\r\n')}\r\n\r\n`;

test.each<readonly [string, string]>([
  ...LINES.map((line) => [line, ask(line)] as const),

  ['brotli', ask('GET /about', 'Accept-Encoding: gzip, deflate, br')],
  ['gzip', ask('GET /about', 'Accept-Encoding: gzip')],
  ['no form at all', ask('GET /about', 'Accept-Encoding: identity;q=0, *;q=0')],
  ['what is not wanted', ask('GET /about', 'Accept-Encoding: br;q=0, gzip;q=0.1')],
  ['nonsense', ask('GET /about', 'Accept-Encoding: ,;q=,,')],
  ['a head, packed', ask('HEAD /about', 'Accept-Encoding: br')],
  ['a known tag', ask('GET /about', 'If-None-Match: "two", W/"one"')],
  ['any tag', ask('HEAD /about', 'If-None-Match: *')],
  ['another tag', ask('GET /about', 'If-None-Match: "two"')],
  ['a part', ask('GET /about', 'Range: bytes=0-1')],
  ['an id of its own', ask('GET /about', 'X-Request-Id: a-sound-id')],
  ['an id that is not sound', ask('GET /about', 'X-Request-Id: <script>')],
  ['a word about the visitor', ask('GET /about', 'X-Forwarded-For: 203.0.113.7, nonsense')],
  ['a body that is announced', `${ask('GET /about', 'Content-Length: 3')}abc`],
  ['a body in pieces', `${ask('GET /about', 'Transfer-Encoding: chunked')}0\r\n\r\n`],
  ['two lengths', ask('GET /about', 'Content-Length: 0', 'Content-Length: 3')],
  ['length and pieces', ask('GET /about', 'Content-Length: 3', 'Transfer-Encoding: chunked')],
  ['no host', 'GET /about HTTP/1.1\r\nConnection: close\r\n\r\n'],
  ['an old protocol', 'GET /about HTTP/1.0\r\n\r\n'],
  ['a header that is none', ask('GET /about', 'a header')],
  ['a control character', ask('GET /about', 'X-A: a\u0000b')],
  ['more than fits', ask('GET /about', `X-A: ${'a'.repeat(20_000)}`)],
  ['two in a row', `GET /about HTTP/1.1\r\nHost: site\r\n\r\n${ask('HEAD /about')}`],
])('%s: the same, byte by byte, from a kept page as through the whole stack', async (_, bytes) => {
  const [kept, stack] = await Promise.all([open(true), open(false)]);
  expect(await send(kept.port, bytes)).toBe(await send(stack.port, bytes));
});

test.each(['GET /about', 'GET /api/site', 'GET /nowhere', 'POST /about'])(
  '%s for two hosts is refused, kept or not, and nothing more is heard on its connection',
  async (line) => {
    for (const isKept of [true, false]) {
      const { port } = await open(isKept);
      for (const other of ['Host: evil.example', 'host: site.example']) {
        const answer = await send(port, ask(line, other) + ask('GET /about'));
        expect(answer).toMatch(/^HTTP\/1\.1 400 /);
        expect(answer.match(/HTTP\/1\.1/g)).toHaveLength(1);
      }
    }
  },
);

test('what is kept answers by itself, and with all a page needs', async () => {
  const { port, keptKeys } = await open(true);
  const answer = await send(port, ask('GET /about?utm_source=a', 'Accept-Encoding: br'));
  expect(keptKeys).toEqual(['one /about']);
  for (const line of [
    'HTTP/1.1 200 OK',
    'Content-Encoding: br',
    'ETag: W/"one"',
    "Content-Security-Policy: default-src 'self'",
    'X-Frame-Options: DENY',
    'Strict-Transport-Security: max-age=31536000; includeSubDomains',
    'X-Snapshot: one',
    'Vary: Accept-Encoding',
  ])
    expect(answer).toContain(`${line}\r\n`);
  expect(answer.endsWith('\r\n\r\nsmall')).toBe(true);
});

test('a network may request 120 previews a minute', async () => {
  const { port } = await open(false);
  const preview = () => send(port, ask(`GET /about?preview=${'a'.repeat(43)}`));
  const statuses: string[] = [];
  for (let count = 0; count < 121; count++) statuses.push((await preview()).split(' ')[1] ?? '');
  expect(new Set(statuses.slice(0, 120))).toEqual(new Set(['200']));
  expect(statuses[120]).toBe('429');
});
