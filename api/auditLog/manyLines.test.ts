import { type AuditContent, AuditLog } from '../platform/audit/model';
import { searchKeys } from '../platform/audit/searchKeys';
import { createMember, startServer, type TestServer, type Visitor } from '../testing';
import { profileQueries } from '../testing/profileQueries';

const lineCount = process.env.LONG ? 100_000 : 4000;
const batchSize = 4000;
const begin = Date.parse('2026-01-01T00:00:00Z');

/** Hostile values an attacker may have put into the log. */
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
  server = await startServer({}, { hasJobs: false });
  const { email, password } = await createMember({ role: 'admin', name: 'Ada Admin' });
  admin = server.visitor();
  await admin.signIn(email, password);
  for (let first = 0; first < lineCount; first += batchSize)
    await AuditLog.collection.insertMany(
      Array.from({ length: batchSize }, (_, n) => line(first + n)) as never,
    );
});
afterAll(() => server.stop());

function line(n: number) {
  const value = hostile[n % hostile.length] ?? '';
  const content: Omit<AuditContent, 'keys'> = {
    _id: `line-${String(n).padStart(6, '0')}`,
    at: new Date(begin + n * 60_000),
    actorId: `member-${n % 40}`,
    actorName: value,
    role: 'editor',
    action: `action ${n % 25}`,
    call: value,
    entity: n % 3 ? 'leads' : 'redirects',
    entityId: n % 499 ? `record-${n}` : value,
    changes: [{ field: value, before: value, after: value }],
    network: value,
    agent: value,
    requestId: `request-${n}`,
  };
  return { ...content, keys: searchKeys(content), mac: 'of a test', seq: n + 1, prevHash: '', hash: '' };
}

/** Query cost of a request: the minimum of three, since the chaining job may read some entries at the same time. */
async function measureQueries(path: string) {
  const call = () =>
    profileQueries(['auditLog'], async () => {
      const { status } = await admin.get(path);
      expect(status).toBe(200);
    });
  const seen = [await call(), await call(), await call()];
  return seen.reduce((least, one) => (one.docs + one.keys < least.docs + least.keys ? one : least));
}

test.each([
  ['the newest entries', ''],
  ['entries of a member', '?member=member-7'],
  ['entries of a member and action', '?member=member-7&action=action%207'],
  ['entries of a period', '?from=2026-01-02&to=2026-01-03'],
  ['entries of a record', '?q=record-777'],
  ['entries of an unknown action', '?action=nothing'],
])('reads %s by an index with few documents', async (_, query) => {
  const { indexes, docs, keys } = await measureQueries(`/api/admin/audit${query}`);
  expect(indexes).not.toEqual([]);
  expect(indexes.filter((plan) => !plan.startsWith('IXSCAN') && !/^(COUNT_SCAN|EOF)/.test(plan))).toEqual([]);
  expect(docs).toBeLessThanOrEqual(110);
  expect(keys).toBeLessThanOrEqual(2_800);
});

test('reads the last page at the cost of the first', async () => {
  const { nextCursor } = (await admin.get('/api/admin/audit?to=2026-01-02&limit=50')).body;
  const far = await measureQueries(`/api/admin/audit?limit=50&cursor=${encodeURIComponent(nextCursor)}`);
  expect(far.docs).toBeLessThanOrEqual(110);
});

test.each(hostile)('stores and finds %j literally', async (value) => {
  const { body, headers, status } = await admin.get(`/api/admin/audit?q=${encodeURIComponent(value)}`);
  expect(status).toBe(200);
  expect(headers.get('content-type')).toMatch(/^application\/json/);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(new Set(body.items.map(({ entityId }: { entityId: string }) => entityId))).toEqual(new Set([value]));
  const [first] = (await admin.get('/api/admin/audit?limit=20')).body.items.filter(
    ({ agent }: { agent: string }) => agent === value,
  );
  const entry = (await admin.get(`/api/admin/audit/${first.id}`)).body;
  expect(entry).toMatchObject({
    memberName: value,
    changes: [{ field: value, before: value, after: value }],
  });
});
