import mongoose from 'mongoose';
import { chainEntries } from '../platform/audit/chainEntries';
import { AuditLog } from '../platform/audit/model';
import { recordAudit } from '../platform/audit/recordAudit';
import { searchKeys } from '../platform/audit/searchKeys';
import { signOldEntries } from '../platform/audit/signOldEntries';
import { readEnv } from '../platform/configuration/env';
import {
  createLead,
  createMember,
  expireStepUp,
  startServer,
  type TestServer,
  type Visitor,
} from '../testing';
import type { AuditLine } from './contract';

const keys = ['the key that this site seals its audit log with'];
const auditKeys = keys;
let server: TestServer;
let admin: Visitor;
let editor: Visitor & { id: string };
beforeAll(async () => {
  server = await startServer({ AUDIT_KEY: keys.join() });
  admin = await signedIn('admin', 'Ada Admin');
  editor = await signedIn('editor', 'Eddie Editor');
});
afterAll(() => server.stop());

async function signedIn(
  role: 'admin' | 'editor' | 'viewer',
  name: string,
): Promise<Visitor & { id: string }> {
  const { _id, email, password } = await createMember({ role, name });
  const visitor = server.visitor('203.0.113.77');
  await visitor.signIn(email, password);
  return Object.assign(visitor, { id: _id });
}

const db = () => mongoose.connection.getClient().db(mongoose.connection.name);
const list = async (query = '') => (await admin.get(`/api/admin/audit${query}`)).body;

/** Marks a lead as won, which creates an audit entry. */
async function changeLead() {
  const { reference } = await createLead({ name: 'Canary Person', email: 'canary@example.com' });
  await editor.patch(`/api/admin/leads/${reference}`, { status: 'won' }, { 'If-Match': '"1"' });
  return reference;
}

test.each(['?limit=0', '?cursor=x', '?from=yesterday', '?to=2026-13-01', '?who=me', '/export?format=xml'])(
  'rejects %s',
  async (query) => {
    expect((await admin.get(`/api/admin/audit${query}`)).status).toBe(400);
  },
);

test('is read-only', async () => {
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'])
    for (const path of ['/api/admin/audit', '/api/admin/audit/some-line'])
      expect((await admin.send(method, path, { body: {} })).status).toBe(404);
  expect((await admin.get('/api/admin/audit/some-line')).status).toBe(404);
});

test('lists a write at once with its changed fields and without personal data', async () => {
  const reference = await changeLead();
  const { items } = await list(`?q=${reference}`);
  expect(items).toEqual([
    expect.objectContaining({
      memberId: editor.id,
      memberName: 'Eddie Editor',
      role: 'editor',
      network: '203.0.113.0/24',
      action: 'change a lead',
      entity: 'leads',
      entityId: reference,
    }),
  ]);
  await chainEntries(keys);
  const { status, body } = await admin.get(`/api/admin/audit/${items[0].id}`);
  expect(status).toBe(200);
  expect(body.changes).toEqual([{ field: 'status', before: 'new', after: 'won' }]);
  expect(body).toMatchObject({ call: 'PATCH /admin/leads/:reference', sequence: expect.any(Number) });
  expect(body.hash).toMatch(/^[\w-]{43}$/);
  expect(JSON.stringify(body)).not.toMatch(/canary/i);
  expect((await list(`?q=${body.requestId}`)).items).toHaveLength(1);
});

test('names records as they are called now, and none that is gone', async () => {
  const records = [
    ['meeting-types', 'meetingTypes', 'a-call', { label: 'A call' }],
    ['blog', 'documents', 'a-post', { label: 'A post' }],
    ['redirects', 'redirects', 'a-redirect', { from: '/old' }],
    ['auth', 'users', 'a-member', { name: 'A Member' }],
    ['analytics', 'goals', 'a-goal', { name: 'A goal' }],
    ['analytics', 'annotations', 'a-note', { text: 'A note' }],
    ['leads', 'enquiries', 'a-lead', { name: 'Canary Person' }],
  ] as const;
  for (const [entity, collection, _id, fields] of records) {
    await db()
      .collection<{ _id: string }>(collection)
      .insertOne({ _id, ...fields });
    await recordAudit({ auditKeys }, { who: 'system', action: 'name', entity, entityId: _id });
  }
  const titles = async () => (await list('?action=name')).items.map(({ title }: AuditLine) => title);
  expect(await titles()).toEqual(['', 'A note', 'A goal', 'A Member', '/old', 'A post', 'A call']);
  const [entry] = (await list('?q=a-post')).items;
  expect((await admin.get(`/api/admin/audit/${entry.id}`)).body.title).toBe('A post');
  for (const [, collection, _id] of records)
    await db().collection<{ _id: string }>(collection).deleteOne({ _id });
  expect(await titles()).toEqual(['', '', '', '', '', '', '']);
});

test('combines filters', async () => {
  const ana = { _id: 'ana', name: 'Ana', role: 'admin' } as const;
  const ben = { _id: 'ben', name: 'Ben', role: 'editor' } as const;
  for (const who of [ana, ben, 'command line'] as const)
    for (const action of ['paint', 'mow'])
      for (const entity of ['fences', 'lawns'])
        await recordAudit({ auditKeys }, { who, action, entity, entityId: 'x-1' });
  const countLines = async (query: string) => (await list(query)).total;
  expect(await countLines('?q=x-1')).toBe(12);
  expect(await countLines('?member=ana')).toBe(4);
  expect(await countLines('?member=command+line')).toBe(4);
  expect(await countLines('?action=mow')).toBe(6);
  expect(await countLines('?entity=lawns')).toBe(6);
  expect(await countLines('?member=ana&action=mow')).toBe(2);
  expect(await countLines('?action=mow&entity=lawns')).toBe(3);
  expect(await countLines('?member=ben&action=mow&entity=lawns')).toBe(1);
  expect(await countLines('?member=ben&action=mow&entity=lawns&q=x-1')).toBe(1);
  expect(await countLines('?member=ben&q=x-2')).toBe(0);
  expect(await countLines('?member=nobody')).toBe(0);
});

test('filters by UTC days, both inclusive', async () => {
  const content = {
    actorId: 'system',
    action: 'remember',
    entity: 'days',
    mac: 'not ours, so that it gets no place',
  };
  const keys = searchKeys(content as never);
  const at = (time: string) => AuditLog.create({ ...content, keys, at: new Date(time) });
  await at('2025-03-01T23:59:59.999Z');
  await at('2025-03-02T00:00:00Z');
  await at('2025-03-03T23:59:59Z');
  await at('2025-03-04T00:00:00Z');
  expect((await list('?action=remember&from=2025-03-02&to=2025-03-03')).total).toBe(2);
  expect((await list('?from=2025-03-01&to=2025-03-01')).total).toBe(1);
  expect((await list('?action=remember&from=2025-03-03')).total).toBe(2);
  await db().collection('auditLog').deleteMany({ entity: 'days' });
});

test('pages through entries, newest first, without gaps or duplicates', async () => {
  for (let n = 0; n < 7; n += 1)
    await recordAudit({ auditKeys }, { who: 'system', action: 'count', entity: 'sheep' });
  const seen: { id: string; at: string }[] = [];
  let cursor = '';
  do {
    const page = await list(`?entity=sheep&limit=3${cursor && `&cursor=${cursor}`}`);
    seen.push(...page.items);
    cursor = page.nextCursor;
  } while (cursor);
  expect(new Set(seen.map(({ id }) => id)).size).toBe(7);
  expect(seen.map(({ at }) => at)).toEqual(
    seen
      .map(({ at }) => at)
      .sort()
      .reverse(),
  );
});

test('lists the available filter values', async () => {
  const { status, body } = await admin.get('/api/admin/audit/choices');
  expect(status).toBe(200);
  expect(body.members).toContainEqual({ id: editor.id, name: 'Eddie Editor' });
  expect(body.members).toContainEqual({ id: 'system', name: 'system' });
  expect(body.actions).toEqual(expect.arrayContaining(['change a lead', 'count']));
  expect(body.entities).toEqual(expect.arrayContaining(['leads', 'sheep']));
});

test('exports matching entries, escapes formulas and logs the export', async () => {
  await recordAudit(
    { auditKeys },
    { who: { _id: '=1+1', name: '=cmd()', role: 'owner' }, action: 'trick', entity: 'tables' },
  );
  const csv = await admin.get('/api/admin/audit/export?entity=tables');
  expect(csv.headers.get('content-type')).toContain('text/csv');
  expect(csv.body.split('\n')[0]).toBe(
    'sequence,at,memberId,memberName,role,action,entity,entityId,call,network,agent,requestId,changes,hash',
  );
  expect(csv.body.trim().split('\n')).toHaveLength(2);
  expect(csv.body).toContain(",'=1+1,'=cmd(),");
  const reference = await changeLead();
  const lines = await admin.get(`/api/admin/audit/export?format=ndjson&q=${reference}`);
  expect(lines.headers.get('content-disposition')).toMatch(/audit-\d{4}-\d\d-\d\d\.ndjson/);
  expect(lines.body).toMatchObject({ entityId: reference, changes: [{ field: 'status' }] });
  expect((await list('?action=export+the+audit+log')).total).toBe(2);
});

test('requires step-up authentication for an export', async () => {
  const { _id, email } = await createMember({ role: 'admin' });
  const late = await server.signInAs(_id);
  await expireStepUp(email);
  expect(await late.get('/api/admin/audit/export')).toMatchObject({ status: 403, body: { code: 'step_up' } });
});

test('logs an export of leads', async () => {
  expect((await admin.get('/api/admin/leads/export')).status).toBe(200);
  expect((await list('?action=export+leads')).items).toHaveLength(1);
});

test('verifies the chain and reports where it is broken', async () => {
  await chainEntries(keys);
  const intact = (await admin.get('/api/admin/audit/check')).body;
  expect(intact).toMatchObject({ fault: null, waiting: 0, lines: intact.head.sequence });
  expect(Date.parse(intact.since)).toBeLessThan(Date.now());
  const line = await db().collection('auditLog').findOne({ seq: 3 });
  await db().collection('auditLog').deleteOne({ seq: 3 });
  const broken = (await admin.get('/api/admin/audit/check')).body;
  expect(broken).toMatchObject({ lines: 2, fault: { sequence: 3, kind: 'missing', lineId: null } });
  await db()
    .collection('auditLog')
    .insertOne(line as never);
  expect((await admin.get('/api/admin/audit/check')).body.fault).toBeNull();
});

test('puts entries from before the chain at its beginning', async () => {
  await db().collection('auditLog').deleteMany({});
  await db().collection('auditChain').deleteMany({});
  const old = (n: number) => ({
    _id: `old-${n}`,
    at: new Date(Date.UTC(2026, 0, n)),
    actorId: editor.id,
    role: 'editor',
    action: 'change a lead',
    call: 'PATCH /admin/leads/:reference',
    resource: 'leads',
    record: `EM-${n}`,
    changes: [{ field: 'status', before: 'new', after: 'won' }],
    requestId: `request-${n}`,
  });
  await db()
    .collection('auditLog')
    .insertMany([3, 1, 2].map(old) as never[]);
  await db().collection('auditLog').createIndex({ at: 1 }, { expireAfterSeconds: 34_560_000 });
  const env = readEnv({
    MONGO_URL: 'mongodb://nowhere',
    AUDIT_KEY: keys.join(),
    SESSION_SECRET: 's'.repeat(32),
  });
  for (const _ of ['once', 'again']) await signOldEntries(db(), env);
  await chainEntries(keys);
  const { items } = await list('?entity=leads');
  expect(items.map(({ entityId, sequence }: never) => [entityId, sequence])).toEqual([
    ['EM-3', 3],
    ['EM-2', 2],
    ['EM-1', 1],
  ]);
  expect(items[0]).toMatchObject({ memberId: editor.id, memberName: 'Eddie Editor', network: '' });
  const check = (await admin.get('/api/admin/audit/check')).body;
  expect(check).toMatchObject({ lines: 3, fault: null, since: '2026-01-01T00:00:00.000Z' });
  const indexes = await db().collection('auditLog').indexes();
  expect(indexes.filter(({ expireAfterSeconds }) => expireAfterSeconds)).toEqual([]);
});
