import { SearchResult } from '../../insights/searchEngineResults/model';
import { type SearchConsoleStandIn, toRow } from '../../testing/searchConsole/SearchConsoleStandIn';
import { later, path, property, startConnectedSite } from './connectedSite.fixture';
import { Connection, type ConnectionRecord, readConnection } from './model';

let site: Awaited<ReturnType<typeof startConnectedSite>>;
let google: SearchConsoleStandIn;
beforeAll(async () => {
  site = await startConnectedSite();
  google = site.google;
});
afterAll(() => site.stop());
beforeEach(() => site.reset());

test('without access to the property the state says so, and the figures stay', async () => {
  await site.connect();
  await site.choose();
  await site.importAt(later(0));
  google.properties[property] = 'siteUnverifiedUser';
  await site.importAt(later(60));
  expect(await site.read()).toMatchObject({ state: 'no_access', imported: { queries: 2 } });
  expect(await site.listNames()).toHaveLength(4);
  google.properties = {};
  expect((await site.as('admin').post(`${path}/test`)).body).toMatchObject({
    state: 'no_access',
    properties: [],
  });
});

test('pages of 25,000 rows are read up to the bound, and those with the most impressions stored', async () => {
  await site.connect();
  await site.choose();
  google.figures.query = Array.from({ length: 60_000 }, (_, index) =>
    toRow(`query ${index}`, 0, index % 50_000, 5),
  );
  await site.importAt(later(0));
  const reads = google.queries.filter(({ dimensions }) => dimensions[0] === 'query');
  expect(reads.map(({ startRow }) => startRow)).toEqual([0, 25_000]);
  expect(await site.read()).toMatchObject({ imported: { queries: 5_000 } });
  expect(await SearchResult.countDocuments({ source: 'api', kind: 'query', impressions: 45_000 })).toBe(1);
  expect(await SearchResult.countDocuments({ source: 'api', kind: 'query', impressions: 44_999 })).toBe(0);
});

test('what passes is tried again at growing intervals, or when Google says', async () => {
  await site.connect();
  await site.choose();
  google.faults.isDown = true;
  await site.importAt(later(0));
  expect(await site.read()).toMatchObject({ state: 'unavailable', nextAt: later(5).toISOString() });
  await site.importDue(later(4));
  await site.importDue(later(5));
  expect((await site.read()).nextAt).toBe(later(15).toISOString());
  google.heal();
  Object.assign(google.faults, { limited: 1, retryAfter: 1_800 });
  await site.importDue(later(15));
  expect(await site.read()).toMatchObject({ reason: 'Google’s limit of calls is reached.' });
  expect((await site.read()).nextAt).toBe(later(45).toISOString());
  await site.importDue(later(45));
  expect(await site.read()).toMatchObject({ state: 'connected', reason: '', imported: { queries: 2 } });
  expect((await readConnection()).attempts).toBe(0);
});

test.each([
  ['no rows', { rows: 'none' }],
  ['a row without figures', { rows: [{ keys: ['a'] }] }],
  ['figures that are no numbers', { rows: [{ keys: ['a'], clicks: 1, impressions: -1, position: 1 }] }],
])('a response with %s changes nothing', async (_name, body) => {
  await site.connect();
  await site.choose();
  await site.importAt(later(0));
  google.faults.body = body;
  await site.importAt(later(60));
  expect(await site.read()).toMatchObject({
    state: 'unavailable',
    reason: 'Google’s response can’t be read.',
  });
  expect(await site.listNames()).toHaveLength(4);
});

test('a later import replaces the earlier one of the API; files are stored beside it and used after it', async () => {
  const file = {
    table: 'Top queries,Clicks,Impressions,CTR,Position\nfrom a file,1,2,50%,3\n',
    columns: [],
    isDryRun: false,
    from: '2026-01-01',
    to: '2026-01-31',
  };
  await site.connect();
  await site.choose();
  await site.importAt(later(0));
  expect((await site.as('admin').post('/api/admin/search-console/imports', file)).body.isDone).toBe(true);
  google.figures.query = [toRow('Only This', 1, 2, 3)];
  await site.importAt(later(60));
  expect(await site.listNames()).toEqual(['only this', '/', '/services']);
  const listed = async () => (await site.as('viewer').get('/api/admin/search-console')).body.items;
  expect(await listed()).toMatchObject([{ query: 'only this' }]);
  const { body } = await site.disconnect();
  expect(body).toMatchObject({ state: 'not_connected', clientEmail: '', property: '', imported: null });
  expect((await readConnection()).key).toBeUndefined();
  expect(await site.listNames()).toEqual([]);
  expect(await listed()).toMatchObject([{ query: 'from a file' }]);
});

test('several processes import once, and one that was overtaken by a disconnection stores nothing', async () => {
  await site.connect();
  await site.choose();
  await Connection.updateOne({ _id: 'google' }, { $set: { dueAt: later(0) } });
  await Promise.all([1, 2, 3].map(() => site.importDue(later(0))));
  await site.importDue(later(60));
  expect(google.queries).toHaveLength(3);
  google.onQuery = async () => {
    google.onQuery = async () => {};
    await site.disconnect();
  };
  await site.importAt(later(120));
  expect(await site.listNames()).toEqual([]);
  expect(await site.read()).toMatchObject({ state: 'not_connected', imported: null, nextAt: null });
});

test('an interrupted import is taken over once its lease has ended', async () => {
  await site.connect();
  await site.choose();
  const left: Partial<ConnectionRecord> = {
    dueAt: later(0),
    lease: 'of a process that is gone',
    leaseUntil: later(10),
  };
  await Connection.updateOne({ _id: 'google' }, { $set: left });
  await site.importDue(later(9));
  expect(await site.listNames()).toEqual([]);
  await site.importDue(later(11));
  expect(await site.listNames()).toHaveLength(4);
});
