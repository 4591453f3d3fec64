import { createMember, startServer, type TestServer, type Visitor } from '../../testing';
import { VisitRollup } from '../visits/model';
import { day, file, period, visitorsFile } from './history.fixture';
import { HistoryImportModel, HistoryRollup } from './model';

let server: TestServer;
let viewer: Visitor;
let admin: Visitor;
const path = '/api/admin/analytics';
beforeAll(async () => {
  server = await startServer();
  viewer = await server.signInAs((await createMember({ role: 'viewer' }))._id);
  admin = await server.signInAs((await createMember({ role: 'admin', name: 'Ada Admin' }))._id);
});
afterAll(() => server.stop());
beforeEach(async () => {
  for (const { collection } of [VisitRollup, HistoryImportModel, HistoryRollup])
    await collection.deleteMany({});
});

/** This site has counted itself for ten days: two visitors on the first, none after. */
async function countOwn(): Promise<void> {
  const counts = [2, 3, 5, 1, 3000, 0, 0, 0];
  for (const [combination, key] of [
    ['total', 'all'],
    ['source', 'google'],
    ['page', '/'],
  ]) {
    const record = { bucket: 'day', at: day(10), combination, rows: [[key, '', ...counts]] };
    await VisitRollup.collection.insertOne({
      ...record,
      _id: `day ${day(10)} ${combination}`,
      date: new Date(day(10)),
    } as never);
  }
}

const run = (files: object[], isDryRun = false) => admin.post(`${path}/imports`, { files, isDryRun });
const ask = async (name: string, query: Record<string, string> = {}) =>
  (await viewer.get(`${path}/${name}?${new URLSearchParams({ ...period, ...query })}`)).body;

const plausible = [
  visitorsFile,
  file('imported_sources', [
    '"date","source","referrer","utm_source","utm_medium","utm_campaign","utm_content","utm_term","pageviews","visitors","visits","visit_duration","bounces"',
    `"${day(11)}","Google","google.com","","","","","",20,6,7,300,2`,
    `"${day(11)}","","","","","","","",20,4,5,400,2`,
    `"${day(12)}","Google","google.com","","","","","",30,12,15,300,3`,
    `"${day(12)}","","","news","email","autumn","","",30,8,10,300,3`,
  ]),
  file('imported_pages', [
    '"date","hostname","page","visits","visitors","pageviews","total_scroll_depth","total_scroll_depth_visits"',
    `"${day(11)}","old.example","/?q=ann@mail.example",12,10,25,0,0`,
    `"${day(12)}","old.example","/contact",9,8,11,540,9`,
  ]),
  file('imported_locations', [
    '"date","country","region","city","visitors","visits","visit_duration","bounces","pageviews"',
    `"${day(11)}","US","US-TX",4699066,6,7,1,1,20`,
    `"${day(11)}","US","US-CA",5368361,4,5,1,1,20`,
  ]),
  file('notes', ['"a","b"', '"c","d"']),
];

describe('Plausible', () => {
  test('a dry run says what would be taken and what not, and stores nothing', async () => {
    await countOwn();
    const { body } = await run(plausible, true);
    expect(body).toMatchObject({
      source: 'plausible',
      from: day(12),
      to: day(11),
      days: 2,
      visitors: 30,
      visits: 37,
      isDone: false,
    });
    expect(body.files.map(({ taken }: { taken: string[] }) => taken)).toEqual([
      ['total'],
      ['channel', 'source', 'medium', 'campaign', 'referrer'],
      ['page'],
      ['country'],
      [],
    ]);
    expect(body.files[0].notes).toEqual([
      'Columns that aren’t used: visit_duration.',
      'Rows that can’t be read: 1, the first in line 7.',
    ]);
    expect(body.files[4].notes[0]).toMatch(
      /^Not imported: table with a, b\. It has no columns of a Plausible export/,
    );
    expect(body.leftOut).toEqual(
      [
        { from: day(10), to: day(9), days: 2, reason: 'This site counts these days itself.' },
        { from: day(900), to: day(900), days: 1, reason: 'Figures are stored for 25 months.' },
      ].sort((a, b) => (a.from < b.from ? -1 : 1)),
    );
    expect(await HistoryRollup.countDocuments()).toBe(0);
  });

  test('imported days are added to every panel that can show them, marked, and undone as a whole', async () => {
    await countOwn();
    const before = await ask('summary');
    expect(before).toMatchObject({ current: { visitors: 2 }, imported: null });
    expect((await run(plausible)).body).toMatchObject({ isDone: true });
    const span = { source: 'plausible', from: day(12), to: day(11) };
    const summary = await ask('summary');
    expect(summary).toMatchObject({
      coverage: { since: day(10) },
      current: { visitors: 32, visits: 40, views: 105, bounces: 11, engaged: 3000 },
      imported: {
        included: [span],
        excluded: [],
        figures: { visitors: 30, visits: 37, views: 100, bounces: 10, engaged: 0 },
      },
    });
    expect(summary.imported.missing).toContain('engaged');
    expect(summary.imported.missing).not.toContain('bounces');
    const marked = summary.series.filter(({ isImported }: { isImported: boolean }) => isImported);
    expect(marked.map(({ at, visitors: count }: { at: string; visitors: number }) => [at, count])).toEqual([
      [day(12), 20],
      [day(11), 10],
    ]);
    const sources = await ask('breakdown', { dimension: 'source' });
    expect(sources).toMatchObject({
      visitors: 32,
      rows: [
        { key: 'google', visitors: 20, visits: 25, importedVisits: 22 },
        { key: 'news', visitors: 8 },
        { key: 'direct', visitors: 4 },
      ],
    });
    const channels = await ask('breakdown', { dimension: 'channel' });
    expect(channels.rows.map(({ key }: { key: string }) => key)).toEqual([
      'Organic Search',
      'Email',
      'Direct',
    ]);
    const pages = await ask('breakdown', { dimension: 'page' });
    expect(pages).toMatchObject({
      rows: [
        { key: '/', visitors: 12, occurrences: 25 },
        { key: '/contact', visitors: 8, occurrences: 11, scrollDepth: 60 },
      ],
    });
    expect(pages.imported.missing).toContain('ownEngaged');
    expect((await ask('breakdown', { dimension: 'country' })).rows).toMatchObject([
      { key: 'US', visitors: 10 },
    ]);
    // What the export does not hold is left out, and the report says so.
    expect(await ask('breakdown', { dimension: 'browser' })).toMatchObject({
      visitors: 2,
      rows: [],
      imported: { included: [], excluded: [span] },
    });
    const csv = await admin.get(`${path}/summary/export?${new URLSearchParams(period)}`);
    expect(csv.body).toContain(`${day(11)},10,12,40,4,0,1`);
    const [{ id }] = (await admin.get(`${path}/imports`)).body.items;
    expect((await admin.send('DELETE', `${path}/imports/${id}`, {})).status).toBe(204);
    expect(await ask('summary')).toEqual(before);
    expect(await HistoryRollup.countDocuments()).toBe(0);
    expect((await admin.send('DELETE', `${path}/imports/${id}`, {})).status).toBe(404);
  });

  test('hostile headings and values are left out, and email addresses are not stored', async () => {
    const values = ['Signup', 'ann@mail.example', 'To ann%2540mail.example'];
    const { body } = await run([
      file('totals', ['date,__proto__,constructor,visitors,visits', `${day(12)},1,1,20,25`]),
      file('events', ['date,name,visitors,events', ...values.map((value) => `${day(12)},${value},1,1`)]),
      file('systems', ['date,operating_system,visitors', ...values.map((value) => `${day(12)},${value},1`)]),
      file('wide', [`date,visitors,visits${',x'.repeat(300)}`, `${day(13)},1,1`]),
    ]);
    expect(body).toMatchObject({ days: 1, visitors: 20, visits: 25, isDone: true });
    expect(body.files[3].notes[0]).toContain('more than 200 columns');
    for (const dimension of ['event', 'system'])
      expect((await ask('breakdown', { dimension })).rows).toMatchObject([{ key: 'Signup', visitors: 1 }]);
    const tables = file(
      'tables',
      Array.from({ length: 202 }, (_, at) => (at % 2 ? '' : 'a')),
    );
    expect((await run([tables])).body.fieldErrors.files).toBe('tables.csv has more than 100 tables.');
  });

  test('a filter is answered from imports where they hold it, and they are left out elsewhere', async () => {
    await countOwn();
    await run(plausible);
    const google = await ask('summary', { source: 'google' });
    expect(google).toMatchObject({ current: { visitors: 20, visits: 25 }, imported: { excluded: [] } });
    const others: Record<string, string>[] = [
      { page: '/' },
      { source: '!google' },
      { source: 'google', device: 'phone' },
    ];
    for (const filters of others)
      expect(await ask('summary', filters)).toMatchObject({
        imported: { included: [], excluded: [{ source: 'plausible' }], figures: { visitors: 0 } },
      });
    expect(await ask('breakdown', { dimension: 'country', source: 'google' })).toMatchObject({
      imported: { included: [], excluded: [{ source: 'plausible' }] },
    });
  });

  test('a day belongs to one import, and what the site counts later wins', async () => {
    const [first, second] = [(await run([visitorsFile])).body, (await run(plausible)).body];
    expect(first).toMatchObject({ days: 4, isDone: true });
    expect(second).toMatchObject({ days: 0, isDone: false });
    expect(second.leftOut.map(({ reason }: { reason: string }) => reason)).toContain(
      'They were imported before. Undo that import first.',
    );
    await countOwn();
    expect(await ask('summary')).toMatchObject({
      current: { visitors: 32 },
      imported: { included: [{ to: day(11) }] },
    });
    expect(await ask('summary', { from: day(11), to: day(11) })).toMatchObject({
      interval: 'day',
      series: [{ visitors: 10, isImported: true }],
    });
  });

  test('months of an import add up to its days', async () => {
    const days = Array.from({ length: 400 }, (_, at) => `"${day(at + 20)}",${at + 1},0,0,${at + 1},0`);
    const [heading = ''] = visitorsFile.text.split('\n');
    await run([file('imported_visitors', [heading, ...days])]);
    const all = await ask('summary', { from: day(500) });
    expect(all).toMatchObject({ interval: 'month', current: { visitors: (400 * 401) / 2 } });
    const counts: number[] = all.series.map(({ visitors: count }: { visitors: number }) => count);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe((400 * 401) / 2);
  });

  test('scroll depth without the visits that reported it is left out', async () => {
    await countOwn();
    const row = ['/contact', '', 1, 1, 1, 0, 0, 1, 0, 0, 50, 1];
    await VisitRollup.collection.updateOne(
      { _id: `day ${day(10)} page` as never },
      { $set: { rows: [row] } },
    );
    const earlier = file('imported_pages', [
      '"date","page","visits","visitors","pageviews","total_scroll_depth"',
      `"${day(12)}","/contact",9,8,11,540`,
    ]);
    const { body } = await run([visitorsFile, earlier]);
    expect(body.files[1].notes).toEqual(['Columns that aren’t used: total_scroll_depth.']);
    const pages = await ask('breakdown', { dimension: 'page' });
    expect(pages.rows).toMatchObject([{ key: '/contact', visits: 10, scrollDepth: 50 }]);
  });
});
