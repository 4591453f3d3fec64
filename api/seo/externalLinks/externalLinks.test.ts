import { a, startTestNetwork, type TestNetwork } from '../../scanner/web/testNetwork.fixture';
import { startServer, type TestServer } from '../../testing';
import { checkExternalLinks } from './checkExternalLinks';
import { ExternalLink, type ExternalLinkRecord } from './model';
import { readBrokenLinks, syncExternalLinks } from './syncExternalLinks';

let server: TestServer;
let world: TestNetwork;
beforeAll(async () => {
  server = await startServer({}, { hasJobs: false });
  world = await startTestNetwork();
  world.zone['good.example'] = [a('good.example', '93.184.216.34')];
  world.zone['inside.example'] = [a('inside.example', '10.0.0.1')];
  await world.serve('93.184.216.34', ({ url }, res) => {
    res.statusCode = url === '/gone' ? 404 : url === '/down' ? 503 : url === '/private' ? 403 : 200;
    res.end('x'.repeat(10_000));
  });
});
afterAll(async () => {
  await world.stop();
  await server.stop();
});
beforeEach(() => ExternalLink.deleteMany({}));

const day = 86_400_000;
const start = Date.parse('2026-11-20T12:00:00Z');
const at = (days: number) => new Date(start + days * day);
const url = (path: string, host = 'good.example') => `http://${host}${path}`;
const check = (days: number) => checkExternalLinks((signal) => world.probe(signal), at(days));
const read = (id: string) => ExternalLink.findById(id).lean<ExternalLinkRecord>();

test('a link that is gone is broken at once, one that fails after the third day in a row', async () => {
  await syncExternalLinks(new Set([url('/gone')]), at(0));
  await check(0);
  await ExternalLink.create([{ _id: url('/down'), nextCheckAt: at(0), seenAt: at(0) }]);
  await check(0);
  expect(await readBrokenLinks()).toEqual(new Map([[url('/gone'), 'HTTP status 404']]));
  for (const days of [1, 1.1, 2, 2.1]) await check(days);
  expect((await read(url('/down')))?.failures).toBe(3);
  expect((await readBrokenLinks()).get(url('/down'))).toBe('HTTP status 503');
});

test('what answers is checked weekly, one link of a site at a time, and nothing inside a network', async () => {
  const links = [url('/'), url('/private'), url('/', 'inside.example'), url('/', 'nowhere.example')];
  await syncExternalLinks(new Set(links), at(0));
  await check(0);
  const unchecked = await ExternalLink.find({ checkedAt: null }).lean<ExternalLinkRecord[]>();
  expect(unchecked).toHaveLength(1);
  await check(0);
  expect(await read(url('/private'))).toMatchObject({ status: 403, failures: 0, nextCheckAt: at(7) });
  expect(await read(url('/', 'inside.example'))).toMatchObject({
    status: 0,
    error: 'Not a public web address',
    isBroken: false,
    nextCheckAt: at(7),
  });
  expect(await read(url('/', 'nowhere.example'))).toMatchObject({
    error: 'The server doesn’t exist',
    failures: 1,
    nextCheckAt: at(1),
  });
  await check(1);
  expect((await read(url('/')))?.checkedAt).toEqual(at(0));
});

test('sites take turns: one with many overdue links delays no other', async () => {
  const hosts = ['inside.example', ...Array.from({ length: 11 }, (_, at) => `absent-${at}.example`)];
  await syncExternalLinks(new Set(Array.from({ length: 250 }, (_, at) => url(`/${at}`))), at(0));
  await syncExternalLinks(new Set(hosts.map((host) => url('/', host))), at(1));
  await check(1);
  expect(await ExternalLink.countDocuments({ checkedAt: at(1) })).toBe(10);
  await check(1.1);
  // Three sites were left, and of the first one the next link.
  expect(await ExternalLink.countDocuments({ checkedAt: at(1.1) })).toBe(4);
  expect(await ExternalLink.countDocuments({ checkedAt: null })).toBe(262 - 14);
});

test('links are known once, and linked ones stay', async () => {
  await syncExternalLinks(new Set([url('/')]), at(0));
  await syncExternalLinks(new Set([url('/')]), at(2));
  expect(await ExternalLink.countDocuments()).toBe(1);
  expect((await read(url('/')))?.seenAt).toEqual(at(2));
});
