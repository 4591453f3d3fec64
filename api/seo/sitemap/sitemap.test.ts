import { createMember, startServer, type TestServer, type Visitor } from '../../testing';
import { saveEntries } from './chunks';
import { SitemapRun } from './model';
import { newRun } from './sitemapJobs';

let server: TestServer;
let admin: Visitor;
beforeAll(async () => {
  server = await startServer();
  admin = await server.signInAs((await createMember({ role: 'admin', name: 'Ada' }))._id);
});
afterAll(() => server.stop());
beforeEach(() => SitemapRun.deleteMany({}));

const schedule = async () => (await admin.get('/api/admin/sitemap')).body.schedule;
const edit = async (body: object, version?: number) =>
  admin.send('PATCH', '/api/admin/sitemap/schedule', {
    body: { isEnabled: true, frequency: 'daily', cron: '', ...body },
    headers: { 'If-Match': `"${version ?? (await schedule()).version}"` },
  });

async function createRun(number: number, paths: string[]) {
  const at = new Date(Date.UTC(2026, 10, number));
  const chunks = await saveEntries(
    paths.map((path) => ({ path })),
    at,
  );
  const { slot, ...run } = newRun({ trigger: 'manual', cause: `run ${number}` }, at);
  const [saved] = await SitemapRun.create([
    { ...run, state: 'succeeded', endedAt: at, chunks, total: paths.length },
  ]);
  return saved?._id as string;
}

test('a new site writes its sitemap every day at 3 AM of the office', async () => {
  const { nextRuns, ...rest } = await schedule();
  expect(rest).toMatchObject({ isEnabled: true, frequency: 'daily', timeZone: 'America/Chicago' });
  expect(nextRuns).toHaveLength(5);
  for (const run of nextRuns)
    expect(new Date(run).toLocaleTimeString('en-US', { timeZone: 'America/Chicago' })).toMatch(
      /^3:00:00.AM$/,
    );
});

test('an admin changes the schedule, at the version they saw', async () => {
  const { version } = await schedule();
  const changed = await edit({ frequency: 'custom', cron: ' 30  4 * * 1 ' });
  expect(changed.status).toBe(200);
  expect(changed.body).toMatchObject({ frequency: 'custom', cron: '30 4 * * 1', version: version + 1 });
  expect((await edit({}, version)).status).toBe(412);
  expect((await edit({ isEnabled: false })).body.nextRuns).toEqual([]);
});

test.each(['', 'every day', '* * * * *', '0 0 31 2 *'])(
  'the expression %j is refused at its field',
  async (cron) => {
    const refused = await edit({ frequency: 'custom', cron });
    expect(refused.status).toBe(400);
    expect(refused.body.fieldErrors).toHaveProperty('cron');
    expect((await admin.get(`/api/admin/sitemap/next-runs?cron=${encodeURIComponent(cron)}`)).status).toBe(
      400,
    );
  },
);

test('shows the next runs of an expression before it is saved', async () => {
  const { body } = await admin.get(`/api/admin/sitemap/next-runs?cron=${encodeURIComponent('0 3 * * 1')}`);
  expect(body.timeZone).toBe('America/Chicago');
  expect(body.nextRuns).toHaveLength(5);
});

test('only one run at a time can be started manually', async () => {
  const start = () => admin.post('/api/admin/sitemap/runs', { isRemovalAccepted: false });
  await SitemapRun.create([newRun({ trigger: 'schedule', cause: 'waits' }, new Date())]);
  await SitemapRun.updateMany({}, { state: 'running', leaseUntil: new Date(Date.now() + 600_000) });
  expect((await start()).status).toBe(409);
  await SitemapRun.deleteMany({});
  expect(await start()).toMatchObject({
    status: 202,
    body: { trigger: 'manual', by: 'Ada', state: 'queued' },
  });
});

test('lists runs newest first and compares any two of them', async () => {
  const first = await createRun(1, ['/', '/a']);
  const second = await createRun(2, ['/', '/b']);
  const third = await createRun(3, ['/', '/b', '/c']);
  const { body } = await admin.get('/api/admin/sitemap/runs?limit=2');
  expect(body.items.map(({ id }: { id: string }) => id)).toEqual([third, second]);
  expect(body).toMatchObject({ total: 3, nextCursor: expect.any(String) });
  const compare = async (query: string) => (await admin.get(`/api/admin/sitemap/comparison?${query}`)).body;
  expect(await compare(`to=${third}`)).toMatchObject({
    from: { id: second },
    added: { count: 1, paths: ['/c'] },
    removed: { count: 0 },
  });
  expect(await compare(`from=${first}&to=${third}`)).toMatchObject({
    added: { count: 2, paths: ['/b', '/c'] },
    removed: { count: 1, paths: ['/a'] },
    changed: { count: 0, paths: [] },
  });
  expect(await compare(`to=${first}`)).toMatchObject({ from: null, added: { count: 2 } });
  expect((await admin.get('/api/admin/sitemap/comparison?to=nothing')).status).toBe(404);
});

test('the public result is that of the last run that succeeded', async () => {
  expect((await server.visitor().get('/api/sitemap')).body).toEqual({ origin: '', entries: [] });
  await createRun(1, ['/', '/a']);
  await createRun(2, ['/']);
  const failed = await createRun(3, ['/', '/b']);
  await SitemapRun.updateOne({ _id: failed }, { state: 'failed', error: 'No.' });
  const { headers, body } = await server.visitor('10.9.8.7').get('/api/sitemap?');
  expect(headers.get('cache-control')).toBe('public, max-age=5');
  expect(body).toEqual({ origin: server.origin, entries: [{ path: '/' }] });
  expect((await admin.get('/api/admin/sitemap')).body).toMatchObject({
    latest: { error: 'No.' },
    live: { total: 1 },
    isReported: false,
  });
});
