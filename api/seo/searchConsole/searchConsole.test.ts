import mongoose from 'mongoose';
import { Batch } from '../../content/imports/model';
import { addSources, SearchResult } from '../../insights/searchEngineResults/model';
import { createMember, startServer, type TestServer, type Visitor } from '../../testing';
import { PageAnalysis, PageFacts } from '../pageFacts/model';
import { analyzePages } from '../pageInventory/analyzePages';
import { SitemapAddress } from '../sitemap/model';

const path = '/api/admin/search-console';
const now = new Date('2026-11-20T12:00:00Z');
let server: TestServer;
let admin: Visitor;
beforeAll(async () => {
  server = await startServer();
  admin = await server.signInAs((await createMember({ role: 'admin' }))._id);
  // The test analyzes by itself.
  await PageAnalysis.updateOne(
    { _id: 'live' },
    { $set: { leaseUntil: new Date('2999-01-01') } },
    { upsert: true },
  );
});
afterAll(() => server.stop());
beforeEach(async () => {
  await SearchResult.deleteMany({});
  await Batch.deleteMany({});
});

const send = async (table: string, part: object = {}) => {
  const period = { from: '2026-01-01', to: '2026-01-31' };
  return (await admin.post(`${path}/imports`, { table, columns: [], isDryRun: false, ...period, ...part }))
    .body;
};
const list = async (query = '') => (await admin.get(`${path}${query}`)).body.items;
const row = (query: string, figures = '3,40,7.5%,8.25') => `${query},${figures}\n`;
const HEAD = 'Top queries,Clicks,Impressions,CTR,Position\n';

test.each([
  [`${HEAD}Managed IT,"1,204",30000,4%,3.27\n`, 'managed it'],
  [
    'Häufigste Suchanfragen,Klicks,Impressionen,CTR,Position\nManaged IT,1.204,30000,"4 %","3,27"\n',
    'managed it',
  ],
  [
    'Requêtes les plus fréquentes,Clics,Impressions,CTR,Position\nManaged IT,1 204,30000,4%,"3,27"\n',
    'managed it',
  ],
  ['Consultas principales,Clics,Impresiones,CTR,Posición\nManaged IT,1204,30000,4%,3.27\n', 'managed it'],
])('reads the export %j', async (table, query) => {
  expect(await send(table)).toMatchObject({ rows: 1, errors: [], isDone: true });
  expect(await list()).toMatchObject([
    { query, clicks: 1204, impressions: 30_000, position: 3.3, from: '2026-01-01', to: '2026-01-31' },
  ]);
});

test.each([
  ['a missing column', 'Top queries,Clicks,Position\na,1,2\n', { errors: [{ field: 'impressions' }] }],
  [
    'objects instead of texts',
    '[{"query":{"toString":1,"valueOf":1},"clicks":{"toString":1},"impressions":[1],"position":1}]',
    { errors: [{ field: 'query' }, { field: 'clicks' }, { field: 'impressions' }] },
  ],
  [
    'figures that are no numbers',
    `${HEAD}${row('a', '1.5,x,,2000')}`,
    { errors: [{ field: 'clicks' }, { field: 'impressions' }, { field: 'position' }] },
  ],
  [
    'neither queries nor pages',
    'Date,Clicks,Impressions,CTR,Position\n2026-10-01,1,2,50%,3\n',
    { errors: [{ field: 'query', message: expect.stringContaining('Choose Queries.csv or Pages.csv') }] },
  ],
  ['a row without a query', `${HEAD}${row('" "')}`, { errors: [{ field: 'query' }] }],
  [
    'pages of other sites',
    'Top pages,Clicks,Impressions,CTR,Position\nhttps://other.example/a,1,2,50%,3\n',
    { rows: 0, skipped: [{ line: 2 }] },
  ],
])('refuses %s', async (_name, table, expected) => {
  expect(await send(table)).toMatchObject({ ...expected, isDone: false });
  expect(await SearchResult.countDocuments()).toBe(0);
});

test.each([
  [{ from: '2026-02-01' }, 'to'],
  [{ from: '2020-01-01' }, 'from'],
  [{ to: '2999-01-01' }, 'to'],
  [{ from: 'soon' }, 'from'],
])('refuses the period %j', async (part, field) => {
  expect(Object.keys((await send(HEAD + row('a'), part)).fieldErrors)).toContain(field);
});

test('a dry run changes nothing; an import replaces the earlier one of its kind and can be undone', async () => {
  await send(HEAD + row('one'));
  await send(`Top pages,Clicks,Impressions,CTR,Position\n${server.origin}/a,1,2,50%,3\n`);
  expect(await send(HEAD + row('two'), { isDryRun: true })).toMatchObject({ rows: 1, isDone: false });
  expect(await list()).toMatchObject([{ query: 'one' }]);
  const { batch } = await send(HEAD + row('two') + row('three', '9,10,90%,1'));
  expect(await list('?sort=clicks')).toMatchObject([{ query: 'three' }, { query: 'two' }]);
  expect((await admin.get(`${path}/state`)).body).toMatchObject({
    queries: { rows: 2, clicks: 12, from: '2026-01-01' },
    pages: { rows: 1, clicks: 1 },
  });
  // The import of queries that was replaced can't be undone any more.
  expect((await admin.get(`${path}/imports`)).body).toHaveLength(2);
  expect((await admin.post(`${path}/imports/${batch}/undo`)).body).toEqual({ removed: 2, kept: 0 });
  expect(await list()).toEqual([]);
});

test('the inventory shows the figures of pages, and queries find their page', async () => {
  const pages = {
    '/services/backup': 'Backup for dental offices',
    '/contact': 'Contact us',
    '/hidden': 'Fax',
  };
  for (const [_id, title] of Object.entries(pages)) {
    await SitemapAddress.create([{ _id, label: title, kind: 'Services', nextCheckAt: now }]);
    await PageFacts.updateOne(
      { _id },
      { title, isListed: true, status: 200, checkedAt: now, robots: _id === '/hidden' ? 'noindex' : '' },
      { upsert: true },
    );
  }
  const { origin } = server;
  await send(
    `Top pages,Clicks,Impressions,CTR,Position\n${origin}/services/backup,1,10,10%,4\n${origin}/services/backup#faq,2,30,7%,8\n`,
  );
  await send(HEAD + row('dental office backups') + row('fax') + row('backup for restaurants'));
  await analyzePages(origin, now);
  const rows = (await admin.get('/api/admin/seo/pages?sort=clicks')).body.items;
  expect(rows[0]).toMatchObject({ path: '/services/backup', clicks: 3, impressions: 40, position: 7 });
  const best = (await admin.get('/api/admin/seo/pages?sort=position')).body.items;
  expect(best.map(({ position }: { position: number }) => position).slice(0, 2)).toEqual([7, 0]);
  const found = Object.fromEntries(
    (await list()).map((each: { query: string; page: string }) => [each.query, each.page]),
  );
  expect(found).toEqual({
    'dental office backups': '/services/backup',
    fax: '',
    'backup for restaurants': '',
  });
  const missing = await list('?state=missing');
  expect(missing.map(({ query }: { query: string }) => query).sort()).toEqual([
    'backup for restaurants',
    'fax',
  ]);
  expect((await admin.get(`${path}/queries/${missing[0].id}`)).body).toEqual(missing[0]);
});

test('figures that an earlier version imported are those of a file', async () => {
  const db = mongoose.connection.db as mongoose.mongo.Db;
  const results = db.collection<{ _id: string; [field: string]: unknown }>('searchResults');
  const former = { kind: 'query', name: 'of old', clicks: 1, impressions: 2, position: 3, page: '' };
  const period = { from: '2026-01-01', to: '2026-01-31', importedAt: now, isMatched: true };
  await results.insertOne({ _id: 'former', ...former, ...period });
  await results.createIndex({ kind: 1, name: 1 }, { unique: true });
  await addSources(db);
  await addSources(db);
  expect(await list()).toMatchObject([{ query: 'of old' }]);
  await results.insertOne({ _id: 'other', ...former, ...period, source: 'api' });
  expect((await admin.get(`${path}/state`)).body).toMatchObject({ source: 'api', queries: { rows: 1 } });
});
