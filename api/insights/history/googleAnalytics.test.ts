import { createMember, startServer, type TestServer, type Visitor } from '../../testing';
import { VisitRollup } from '../visits/model';
import { day, file, period, plainDay, visitorsFile } from './history.fixture';
import { HistoryImportModel, HistoryRollup } from './model';

let server: TestServer;
let viewer: Visitor;
let admin: Visitor;
const path = '/api/admin/analytics';
beforeAll(async () => {
  server = await startServer({}, { hasJobs: false });
  viewer = await server.signInAs((await createMember({ role: 'viewer' }))._id);
  admin = await server.signInAs((await createMember({ role: 'admin', name: 'Ada Admin' }))._id);
});
afterAll(() => server.stop());
beforeEach(async () => {
  for (const { collection } of [VisitRollup, HistoryImportModel, HistoryRollup])
    await collection.deleteMany({});
});

const run = (files: object[], isDryRun = false) => admin.post(`${path}/imports`, { files, isDryRun });
const ask = async (name: string, query: Record<string, string> = {}) =>
  (await viewer.get(`${path}/${name}?${new URLSearchParams({ ...period, ...query })}`)).body;

describe('Google Analytics 4', () => {
  const comment = (title: string, from: number, to: number) => [
    '# ----------------------------------------',
    `# ${title}`,
    '# Account: Emberline',
    '# ----------------------------------------',
    '#',
    `# Start date: ${plainDay(from)}`,
    `# End date: ${plainDay(to)}`,
  ];

  test('tables by day are taken, whichever way they name the day', async () => {
    const { body } = await run([
      file('Reports_snapshot', [
        ...comment('Reports snapshot', 12, 11),
        'Nth day,Total users',
        '0000,20',
        '0001,"1,010"',
        '',
        ...comment('Reports snapshot', 12, 11),
        'Nth day,Sessions',
        '0000,25',
        '0001,1200',
        '',
        'Country,Active users',
        'United States,30',
      ]),
      file('Channels', [
        ...comment('Free form', 12, 11),
        'Date,Session default channel group,Sessions,Total users,Bounce rate,Average engagement time per session',
        `${plainDay(12)},Organic Search,15,12,0.4,10.5`,
        `${plainDay(12)},Direct,10,8,0.5,2`,
        ',,25,20,0.45,7,Grand total',
      ]),
      file('Countries', [
        'Date,Country,Total users',
        `${day(12)},United States,20`,
        `${day(12)},(not set),1`,
      ]),
      file('Sources', [
        'Date,Session source / medium,Sessions,Total users',
        `${plainDay(12)},google / cpc,5,4`,
      ]),
      file('Twice', ['Date,Sessions,Total users', `${plainDay(12)},1,1`]),
      file('Pairs', ['Date,Country,Browser,Total users', `${plainDay(12)},France,Chrome,1`]),
      file('Hours', ['Date,Hour,Sessions,Total users', `${plainDay(12)},01,1,1`]),
      file('Ages', ['Date,Age,Sessions,Total users', `${plainDay(12)},18-24,1,1`]),
    ]);
    expect(body).toMatchObject({ source: 'google', days: 2, visitors: 1030, visits: 1225, isDone: true });
    const notes = body.files.map((each: { notes: string[] }) => each.notes.join(' '));
    expect(notes[0]).toContain('Country, Active users. It isn’t divided by day');
    expect(notes[1]).toBe('Columns that aren’t used: Bounce rate.');
    expect(notes[2]).toBe('Rows without a value: 1.');
    expect(notes[4]).toContain('An earlier file or table has the same figures.');
    expect(notes[5]).toContain('more than one dimension');
    expect(notes[6]).toContain('by Hour');
    expect(notes[7]).toContain('by Age');
    const channels = await ask('breakdown', { dimension: 'channel' });
    expect(channels.rows).toMatchObject([
      { key: 'Organic Search', visitors: 12, visits: 15, engaged: 157_500 },
      { key: 'Direct', visitors: 8 },
    ]);
    expect(channels.imported.missing).toContain('bounces');
    expect((await ask('breakdown', { dimension: 'country' })).rows).toMatchObject([
      { key: 'US', visitors: 20 },
    ]);
    expect((await ask('breakdown', { dimension: 'medium' })).rows).toMatchObject([{ key: 'cpc', visits: 5 }]);
    expect((await ask('summary')).imported.missing).toContain('views');
  });

  test('a table whose start date is none has no days', async () => {
    const table = file('Days', ['# Start date: 99999999', 'Nth day,Sessions,Total users', '0000,1,1']);
    expect((await run([table])).body).toMatchObject({ days: 0, isDone: false });
  });

  test('files without totals, of two products, or that are not CSV are refused or left out', async () => {
    const channels = file('Channels', [
      'Date,Session default channel group,Sessions,Total users',
      `${plainDay(12)},Direct,10,8`,
    ]);
    expect((await run([channels])).body).toMatchObject({
      days: 0,
      isDone: false,
      leftOut: [{ reason: 'The files have no total of visitors and visits for these days.' }],
    });
    expect((await run([visitorsFile, channels])).body.fieldErrors.files).toMatch(/separately/);
    expect((await run([{ name: 'photo.csv', text: 'x'.repeat(50_000) }])).body.fieldErrors.files).toBe(
      'photo.csv isn’t a CSV file: it has a line of more than 20,000 characters.',
    );
    expect((await run([{ name: 'large.csv', text: 'x'.repeat(4_000_001) }])).status).toBe(400);
    expect((await run([])).status).toBe(400);
    expect((await viewer.post(`${path}/imports`, { files: [channels], isDryRun: true })).status).toBe(403);
  });
});
