import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { initialCrawlers } from '../../settings/initial';
import { Settings } from '../../settings/model';
import { SitemapRun } from '../sitemap/model';
import {
  clock,
  env,
  log,
  release,
  runs,
  SECOND,
  settle,
  setUpSitemapSite,
  site,
} from '../sitemap/sitemapSite.fixture';
import { toRunView } from '../sitemap/sitemapViews';
import { createIndexNowJob } from './indexNowJob';

const KEY = 'ab12'.repeat(8);
const HOUR = 3_600_000;
const received: Record<string, unknown>[] = [];
let statuses: number[] = [];
let indexNowUrl = '';
const server = createServer(async (request, response) => {
  let body = '';
  for await (const part of request) body += part;
  received.push(JSON.parse(body));
  response.writeHead(statuses.shift() ?? 200).end('answer');
});

setUpSitemapSite();
beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  indexNowUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/indexnow`;
});
afterAll(() => void server.close());
beforeEach(async () => {
  received.length = 0;
  statuses = [];
  await Settings.deleteMany({});
  await settle();
  await turnOn();
});

const turnOn = () =>
  Settings.updateOne(
    { _id: 'site' },
    {
      crawlers: {
        ...initialCrawlers,
        usesIndexNow: true,
        indexNowKey: KEY,
        indexNowSince: clock.now(),
      },
    },
    { upsert: true },
  );
const job = () => createIndexNowJob({ ...env(), indexNowUrl }, log, clock.now)();
const sent = async () => toRunView((await runs()).at(-1) as never).notification;

test('sends the pages that a run added, changed or removed, once', async () => {
  await job();
  expect(received).toEqual([]);
  await release(['/', '/contact']);
  await settle();
  await Promise.all([job(), job()]);
  expect(received).toEqual([
    {
      host: new URL(site.origin).host,
      key: KEY,
      keyLocation: `${site.origin}/${KEY}.txt`,
      urlList: [`${site.origin}/contact`, `${site.origin}/about`],
    },
  ]);
  expect(await sent()).toMatchObject({ state: 'sent', count: 2, error: '' });
  clock.time += HOUR;
  await job();
  expect(received).toHaveLength(1);
});

test('sends again later what could not be sent, and gives up after eight attempts', async () => {
  await release(['/', '/contact']);
  await settle();
  statuses = [429, 503, 500, 500, 500, 500, 500, 500];
  await job();
  expect(await sent()).toMatchObject({ state: 'pending', error: 'IndexNow received too many requests.' });
  await job();
  expect(received).toHaveLength(1);
  for (let turn = 0; turn < 9; turn += 1) {
    clock.time += 24 * HOUR;
    await job();
  }
  expect(received).toHaveLength(8);
  expect(await sent()).toMatchObject({ state: 'failed', error: 'IndexNow answered 500.' });
});

test('an attempt whose process ended is repeated', async () => {
  await release(['/', '/contact']);
  await settle();
  const notification = { state: 'pending', attempts: 1, at: clock.now() };
  await SitemapRun.updateOne({ _id: (await runs()).at(-1)?._id }, { notification });
  clock.time += 61 * SECOND;
  await job();
  expect(await sent()).toMatchObject({ state: 'sent', count: 2 });
});

test('a run whose attempts all end with their process does not hold up later ones', async () => {
  await release(['/', '/contact']);
  await settle();
  const notification = { state: 'pending', attempts: 8, at: clock.now() };
  await SitemapRun.updateOne({ _id: (await runs()).at(-1)?._id }, { notification });
  await job();
  expect(received).toEqual([]);
  expect(await sent()).toMatchObject({ state: 'failed', error: 'All attempts were interrupted.' });
});

test('does not repeat what IndexNow refuses for a reason', async () => {
  await release(['/', '/contact']);
  await settle();
  statuses = [403];
  await job();
  clock.time += 24 * HOUR;
  await job();
  expect(received).toHaveLength(1);
  expect(await sent()).toMatchObject({
    state: 'failed',
    error: 'IndexNow couldn’t confirm the key file of this site.',
  });
});

test('sends more than 10,000 pages in batches', async () => {
  await release(['/', ...Array.from({ length: 10_001 }, (_, at) => `/page-${at}`)]);
  await settle();
  await job();
  expect(await sent()).toMatchObject({ state: 'pending', count: 10_000 });
  statuses = [503];
  await job();
  clock.time += HOUR;
  await job();
  // The page that was removed is the last.
  expect(received.map(({ urlList }) => (urlList as string[]).length)).toEqual([10_000, 2, 2]);
  expect(await sent()).toMatchObject({ state: 'sent', count: 10_002 });
});

test('what waits ends when it is turned off', async () => {
  await release(['/', '/contact']);
  await settle();
  statuses = [503];
  await job();
  await Settings.updateOne({ _id: 'site' }, { 'crawlers.usesIndexNow': false });
  await job();
  expect(await sent()).toMatchObject({ state: 'failed', error: 'IndexNow was turned off.' });
});

test('sends nothing while it is off', async () => {
  await Settings.updateOne({ _id: 'site' }, { 'crawlers.usesIndexNow': false });
  await release(['/', '/contact']);
  await settle();
  await job();
  await createIndexNowJob({ ...env(), indexNowUrl: '' }, log, clock.now)();
  expect(received).toEqual([]);
  expect(await sent()).toBeUndefined();
});
