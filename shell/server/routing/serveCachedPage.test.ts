import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import http from 'node:http';
import net, { type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { exampleSite } from '@site/api/siteData/example';
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
const notFoundPage: CachedPage = {
  ...page,
  status: 404,
  bodies: { ...page.bodies, identity: Buffer.from('not found') },
};
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
  folder = mkdtempSync(`${tmpdir()}/cached-`);
});
afterAll(() => {
  for (const server of servers) server.close();
  rmSync(folder, { recursive: true });
});

/** A server whose pages are all cached, or all rendered by the rest of the stack; and the keys of the cached ones. */
async function open(isCached: boolean) {
  const cachedKeys: string[] = [];
  const find = (key: string) => (key.endsWith(paths.notFound) ? notFoundPage : page);
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
        if (isCached) cachedKeys.push(key);
        return isCached ? find(key) : undefined;
      },
    },
    log: pino({ level: 'silent' }),
    apiOrigin: 'http://127.0.0.1:1',
    internalKey: 'key',
    publicOrigin: 'https://site.example',
    render: async () => ({ status: 200, html: '', isCacheable: false }),
    publicFolder: folder,
    releaseFolder: folder,
    trustProxy: 'loopback',
    isDraining: () => false,
  };
  const server = http.createServer(createApp(options as unknown as AppOptions).handle);
  servers.push(server);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return { port: (server.address() as AddressInfo).port, cachedKeys };
}

/** The complete response to these bytes, without the parts that always differ. */
function send(port: number, bytes: string): Promise<string> {
  const socket = net.connect(port, '127.0.0.1', () => socket.write(bytes));
  return new Promise((resolve, reject) => {
    let response = '';
    socket.on('data', (part) => {
      response += part;
    });
    socket.on('error', reject);
    socket.on('close', () => resolve(response.replace(UUID, '…').replace(/^Date: [^\r]*/gm, 'Date: …')));
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
const request = (line: string, ...headers: string[]) =>
  `${[`${line} HTTP/1.1`, 'Host: site.example', 'Connection: close', ...headers].join('\r\n')}\r\n\r\n`;

test.each<readonly [string, string]>([
  ...LINES.map((line) => [line, request(line)] as const),

  ['brotli', request('GET /about', 'Accept-Encoding: gzip, deflate, br')],
  ['gzip', request('GET /about', 'Accept-Encoding: gzip')],
  ['no acceptable encoding', request('GET /about', 'Accept-Encoding: identity;q=0, *;q=0')],
  ['encodings with low priority', request('GET /about', 'Accept-Encoding: br;q=0, gzip;q=0.1')],
  ['nonsense', request('GET /about', 'Accept-Encoding: ,;q=,,')],
  ['a compressed HEAD', request('HEAD /about', 'Accept-Encoding: br')],
  ['a matching ETag', request('GET /about', 'If-None-Match: "two", W/"one"')],
  ['any ETag', request('HEAD /about', 'If-None-Match: *')],
  ['another ETag', request('GET /about', 'If-None-Match: "two"')],
  ['a range', request('GET /about', 'Range: bytes=0-1')],
  ['a valid request id', request('GET /about', 'X-Request-Id: a-valid-id')],
  ['an invalid request id', request('GET /about', 'X-Request-Id: <script>')],
  ['a forwarded address', request('GET /about', 'X-Forwarded-For: 203.0.113.7, nonsense')],
  ['a body with Content-Length', `${request('GET /about', 'Content-Length: 3')}abc`],
  ['a chunked body', `${request('GET /about', 'Transfer-Encoding: chunked')}0\r\n\r\n`],
  ['two Content-Length headers', request('GET /about', 'Content-Length: 0', 'Content-Length: 3')],
  ['Content-Length and chunks', request('GET /about', 'Content-Length: 3', 'Transfer-Encoding: chunked')],
  ['no host', 'GET /about HTTP/1.1\r\nConnection: close\r\n\r\n'],
  ['HTTP/1.0', 'GET /about HTTP/1.0\r\n\r\n'],
  ['a malformed header', request('GET /about', 'a header')],
  ['a control character', request('GET /about', 'X-A: a\u0000b')],
  ['headers that are too large', request('GET /about', `X-A: ${'a'.repeat(20_000)}`)],
  ['two pipelined requests', `GET /about HTTP/1.1\r\nHost: site\r\n\r\n${request('HEAD /about')}`],
])('%s: a cached page gets the same bytes as one that the whole stack serves', async (_, bytes) => {
  const [cached, stack] = await Promise.all([open(true), open(false)]);
  expect(await send(cached.port, bytes)).toBe(await send(stack.port, bytes));
});

test.each(['GET /about', 'GET /api/site', 'GET /nowhere', 'POST /about'])(
  '%s with two Host headers gets 400, cached or not, and its connection is closed',
  async (line) => {
    for (const isCached of [true, false]) {
      const { port } = await open(isCached);
      for (const other of ['Host: evil.example', 'host: site.example']) {
        const response = await send(port, request(line, other) + request('GET /about'));
        expect(response).toMatch(/^HTTP\/1\.1 400 /);
        expect(response.match(/HTTP\/1\.1/g)).toHaveLength(1);
      }
    }
  },
);

test('a cached page is served with all the headers that it needs', async () => {
  const { port, cachedKeys } = await open(true);
  const response = await send(port, request('GET /about?utm_source=a', 'Accept-Encoding: br'));
  expect(cachedKeys).toEqual(['one /about']);
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
    expect(response).toContain(`${line}\r\n`);
  expect(response.endsWith('\r\n\r\nsmall')).toBe(true);
});

test('a network may request 120 previews a minute', async () => {
  const { port } = await open(false);
  const preview = () => send(port, request(`GET /about?preview=${'a'.repeat(43)}`));
  const statuses: string[] = [];
  for (let count = 0; count < 121; count++) statuses.push((await preview()).split(' ')[1] ?? '');
  expect(new Set(statuses.slice(0, 120))).toEqual(new Set(['200']));
  expect(statuses[120]).toBe('429');
});
