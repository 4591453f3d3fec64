import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PageAddresses } from '@site/api/content/addresses/contract';
import { pino } from 'pino';
import { until } from '../../testing/until';
import { PageAddressReports } from './PageAddressReports';

interface Received extends PageAddresses {
  call: string;
  key: unknown;
}

let received: Received[];
let status: number;
let apiOrigin: string;
let pages: {
  released: string[];
  listed: { path: string; label: string; group: string }[];
  hidden: string[];
};
let reports: PageAddressReports | undefined;
const server = http.createServer(async (request, response) => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  const body: PageAddresses = JSON.parse(Buffer.concat(parts).toString());
  const key = request.headers['x-internal-key'];
  received.push({ ...body, call: `${request.method} ${request.url}`, key });
  response.writeHead(status).end();
});

beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  apiOrigin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => {
  received = [];
  status = 204;
  pages = {
    released: ['/', '/:slug'],
    listed: [{ path: '/', label: 'Home', group: 'Company' }],
    hidden: ['/token/'],
  };
});
afterEach(() => reports?.stop());
afterAll(() => server.close());

function startReports(resendMs?: number) {
  reports = new PageAddressReports({
    pages,
    publicFiles: ['/film/brand.mp4'],
    publicOrigin: 'https://site.example',
    apiOrigin,
    internalKey: 'the key',
    log: pino({ level: 'silent' }),
    everyMs: 5,
    resendMs,
  });
  reports.start();
}

const pause = () => new Promise((resolve) => setTimeout(resolve, 60));

test('the list is sent at the start, once, and again when another release is live', async () => {
  startReports();
  await until(() => received.length > 0);
  await pause();
  expect(received).toEqual([
    {
      call: 'PUT /api/page-addresses',
      key: 'the key',
      pages: ['/', '/:slug'],
      listed: pages.listed,
      hidden: ['/token/'],
      origin: 'https://site.example',
      files: expect.arrayContaining([
        '/film/brand.mp4',
        '/sitemap.xml',
        '/robots.txt',
        '/pages.json',
        '/search.json',
        '/search-older.json',
        '/blog/rss.xml',
      ]),
    },
  ]);
  pages.released = ['/', '/new'];
  await until(() => received.length === 2);
  expect(received[1]?.pages).toEqual(['/', '/new']);
});

test('the list is sent until the API accepts it', async () => {
  status = 503;
  startReports();
  await until(() => received.length > 2);
  status = 204;
  const before = received.length;
  await until(() => received.length > before);
  const after = received.length;
  await pause();
  expect(received).toHaveLength(after);
});

test('a list that the API rejects is not sent every second', async () => {
  status = 403;
  startReports();
  await until(() => received.length > 0);
  await pause();
  expect(received).toHaveLength(1);
});

test('an accepted list is sent again after a while, in case the database was replaced', async () => {
  startReports(20);
  await until(() => received.length > 2);
});
