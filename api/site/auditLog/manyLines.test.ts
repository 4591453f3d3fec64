import mongoose from 'mongoose';
import { findKeys } from '../../platform/audit/findKeys';
import { type AuditContent, AuditLog } from '../../platform/audit/model';
import { createMember, startServer, type TestServer, type Visitor } from '../../testing';
import { profileQueries } from '../../testing/profileQueries';

const many = process.env.LONG ? 100_000 : 10_000;
const batch = 10_000;
const begin = Date.parse('2026-01-01T00:00:00Z');

/** What somebody may have made the site write down, beginning with what a page, a sheet or a query would run. */
const hostile = [
  '<script>globalThis.isHit = true</script>',
  '"><img src=x onerror=alert(1)>',
  '=HYPERLINK("https://elsewhere.example","open")',
  '{"$where":"sleep(5000)"}',
  '__proto__',
  '\u202Eexe.fdp',
  '(a+)+$ .* [',
  '../../etc/passwd%00',
];

let server: TestServer;
let admin: Visitor;
beforeAll(async () => {
  server = await startServer();
  const { email, password } = await createMember({ role: 'admin', name: 'Ada Admin' });
  admin = server.visitor();
  await admin.signIn(email, password);
  for (let first = 0; first < many; first += batch)
    await AuditLog.collection.insertMany(Array.from({ length: batch }, (_, n) => line(first + n)) as never);
});
afterAll(() => server.stop());

function line(n: number) {
  const said = hostile[n % hostile.length] ?? '';
  const content: Omit<AuditContent, 'keys'> = {
    _id: `line-${String(n).padStart(6, '0')}`,
    at: new Date(begin + n * 60_000),
    ...{ actorId: `member-${n % 40}`, actorName: said, role: 'editor', action: `deed ${n % 25}`, call: said },
    ...{ entity: n % 3 ? 'leads' : 'redirects', entityId: n % 999 ? `record-${n}` : said },
    changes: [{ field: said, before: said, after: said }],
    ...{ network: said, agent: said, requestId: `request-${n}` },
  };
  return { ...content, keys: findKeys(content), mac: 'of a test', seq: n + 1, prevHash: '', hash: '' };
}

/** What a call costs: the least of three, as the job that chains lines reads some of them beside one or the other. */
async function watched(path: string) {
  const url = new URL(process.env.TEST_MONGO_URL ?? '');
  url.pathname = `/${mongoose.connection.name}`;
  const call = () =>
    profileQueries(url.href, ['auditLog'], async () => {
      const { status } = await admin.get(path);
      expect(status).toBe(200);
    });
  const seen = [await call(), await call(), await call()];
  return seen.reduce((least, one) => (one.docs + one.keys < least.docs + least.keys ? one : least));
}

test.each([
  ['the newest', ''],
  ['of a member', '?member=member-7'],
  ['of a member and a deed', '?member=member-7&action=deed%207'],
  ['of a time', '?from=2026-01-02&to=2026-01-03'],
  ['of a record', '?q=record-777'],
  ['of what nobody did', '?action=nothing'],
])('of many lines those %s are read by an index, and hardly more than are shown', async (_, query) => {
  const { indexes, docs, keys } = await watched(`/api/admin/audit${query}`);
  expect(indexes).not.toEqual([]);
  expect(indexes.filter((plan) => !plan.startsWith('IXSCAN') && !/^(COUNT_SCAN|EOF)/.test(plan))).toEqual([]);
  expect(docs).toBeLessThanOrEqual(110);
  expect(keys).toBeLessThanOrEqual(2_800);
});

test('the end of the list costs what its beginning does', async () => {
  const { nextCursor } = (await admin.get('/api/admin/audit?to=2026-01-02&limit=50')).body;
  const far = await watched(`/api/admin/audit?limit=50&cursor=${encodeURIComponent(nextCursor)}`);
  expect(far.docs).toBeLessThanOrEqual(110);
});

test.each(hostile)(
  'a line that says %j says just that, and looking for it finds what is called so',
  async (said) => {
    const { body, headers, status } = await admin.get(`/api/admin/audit?q=${encodeURIComponent(said)}`);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toMatch(/^application\/json/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(new Set(body.items.map(({ entityId }: { entityId: string }) => entityId))).toEqual(
      new Set([said]),
    );
    const [first] = (await admin.get('/api/admin/audit?limit=20')).body.items.filter(
      ({ agent }: { agent: string }) => agent === said,
    );
    const entry = (await admin.get(`/api/admin/audit/${first.id}`)).body;
    expect(entry).toMatchObject({ memberName: said, changes: [{ field: said, before: said, after: said }] });
  },
);
