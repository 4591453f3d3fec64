import { randomBytes } from 'node:crypto';
import { exampleRedirectDraft } from '../../content/redirects/example';
import { runAudited } from '../../identity/access/runAudited';
import { Enquiry } from '../../leads/enquiries/model';
import { listRoutes } from '../../listRoutes';
import { AuditLog, type AuditRecord } from '../../platform/audit/model';
import { createLead, createMember, startServer, type TestServer } from '../../testing';
import { conflictOnce } from '../../testing/conflictOnce';
import { ownAccountScenarios } from '../../testing/data/ownAccountScenarios';
import { accountScenarios } from './accountScenarios.fixture';
import { bookingScenarios } from './bookingScenarios.fixture';
import { calendarScenarios } from './calendarScenarios.fixture';
import { contactScenarios } from './contactScenarios.fixture';
import { contentScenarios } from './contentScenarios.fixture';
import { hubspotScenarios } from './hubspotScenarios.fixture';
import { mediaScenarios } from './mediaScenarios.fixture';
import { recordScenarios } from './recordScenarios.fixture';
import type { Member, Scenario } from './Scenario.fixture';
import { createSearchConsoleScenarios } from './searchConsoleScenarios.fixture';
import { startStandIns } from './standIns.fixture';
import { subscriberScenarios } from './subscriberScenarios.fixture';
import { workScenarios } from './workScenarios.fixture';

let server: TestServer;
let standIns: Awaited<ReturnType<typeof startStandIns>>;
beforeAll(async () => {
  standIns = await startStandIns();
  server = await startServer(standIns.variables);
});
afterAll(async () => {
  await server.stop();
  await standIns.stop();
});

async function signedIn(role: 'owner' | 'editor' | 'viewer'): Promise<Member> {
  const { _id, email } = await createMember({ role });
  return Object.assign(await server.signInAs(_id), { id: _id, email });
}

const writes = listRoutes()
  .filter(({ endpoint, policy }) => 'role' in policy && endpoint.method !== 'GET')
  // Having a document open and calculating a preview are not logged.
  .filter(({ endpoint }) => !/\/(?::id\/presence|examples|dry-run)$/.test(endpoint.path))
  // One write function serves all calls, so that a part of them shows what a failed one leaves; a long run tries all.
  .map(({ endpoint: { method, path }, action }, at) => ({
    call: `${method} ${path}`,
    action,
    fails: Boolean(process.env.LONG) || at % 5 === 0,
  }));

async function createFailedMail(): Promise<string> {
  const lead = await createLead();
  await Enquiry.updateOne({ _id: lead._id }, { $set: { 'outbox.1.state': 'dead' } });
  return lead.reference;
}

const redirect = () => exampleRedirectDraft({ from: `/old-${randomBytes(6).toString('hex')}` });

/** Saves a redirect of another member. */
async function savedRedirect(): Promise<{ path: string; id: string }> {
  const { body } = await (await signedIn('editor')).post('/api/admin/redirects', redirect());
  return { path: `/api/admin/redirects/${body.id}`, id: body.id };
}

const scenarios: Record<string, Scenario> = {
  ...accountScenarios,
  ...mediaScenarios,
  ...contentScenarios,
  ...recordScenarios,
  ...contactScenarios,
  ...bookingScenarios,
  ...calendarScenarios,
  ...subscriberScenarios,
  ...workScenarios,
  ...hubspotScenarios,
  ...createSearchConsoleScenarios(() => standIns.searchConsole),
  'PATCH /admin/leads/:reference': {
    good: async (member) => {
      const { reference: record } = await createLead();
      const path = `/api/admin/leads/${record}`;
      return { reply: await member.patch(path, { status: 'won' }, { 'If-Match': '"1"' }), record };
    },
    bad: async (member) => {
      const { reference } = await createLead();
      return member.patch(`/api/admin/leads/${reference}`, { status: 'won' }, { 'If-Match': '"7"' });
    },
  },
  'POST /admin/leads/bulk': {
    good: async (member) => {
      const { reference } = await createLead();
      const leads = [{ reference, version: 1, status: 'won' }];
      return { reply: await member.post('/api/admin/leads/bulk', { leads }), record: '' };
    },
    bad: (member) =>
      member.post('/api/admin/leads/bulk', {
        matching: { q: 'nobody', count: 7, change: { status: 'won' } },
      }),
  },
  'POST /admin/leads/:reference/mails/:kind/replay': {
    good: async (member) => {
      const record = await createFailedMail();
      return { reply: await member.post(`/api/admin/leads/${record}/mails/sender/replay`), record };
    },
    bad: async (member) =>
      member.post(`/api/admin/leads/${(await createLead()).reference}/mails/team/replay`),
  },
  'POST /admin/redirects': {
    good: async (member) => {
      const reply = await member.post('/api/admin/redirects', redirect());
      return { reply, record: reply.body.id };
    },
    bad: (member) => member.post('/api/admin/redirects', { ...redirect(), from: '/services' }),
  },
  'PATCH /admin/redirects/:id': {
    good: async (member) => {
      const { path, id } = await savedRedirect();
      return { reply: await member.patch(path, redirect(), { 'If-Match': '"1"' }), record: id };
    },
    bad: async (member) => member.patch((await savedRedirect()).path, redirect(), { 'If-Match': '"7"' }),
  },
  'DELETE /admin/redirects/:id': {
    good: async (member) => {
      const { path, id } = await savedRedirect();
      return { reply: await member.send('DELETE', path, { headers: { 'If-Match': '"1"' } }), record: id };
    },
    bad: async (member) =>
      member.send('DELETE', (await savedRedirect()).path, { headers: { 'If-Match': '"7"' } }),
  },
  ...Object.fromEntries(
    Object.entries(ownAccountScenarios).map(([call, { good, bad }]) => [
      call,
      { good: async (member: Member) => ({ reply: await good(member), record: member.id }), bad },
    ]),
  ),
};

test('has a scenario for every write endpoint of members', () => {
  expect(Object.keys(scenarios).sort()).toEqual(writes.map(({ call }) => call).sort());
});

test.each(writes)('$call creates one entry, and none when it fails', async ({ call, action, fails }) => {
  const member = await signedIn('owner');
  const scenario = scenarios[call] as Scenario;
  const lines = () => AuditLog.find({ actorId: member.id, call }).lean<AuditRecord[]>();

  if (fails) {
    expect((await scenario.bad(member)).status).toBeGreaterThanOrEqual(400);
    expect(await lines()).toEqual([]);
  }

  const before = Date.now();
  const { reply, record } = await scenario.good(member);
  expect(reply.status).toBeLessThan(300);
  const found = await lines();
  expect(found).toHaveLength(1);
  expect(found[0]).toMatchObject({ call, action, entityId: record, role: 'owner', actorName: 'Test Member' });
  expect(found[0]?.requestId).toBe(reply.headers.get('x-request-id'));
  expect(Number(found[0]?.at)).toBeGreaterThanOrEqual(before);
  expect(Number(found[0]?.at)).toBeLessThanOrEqual(Date.now());
});

test('logs old and new values without personal data', async () => {
  const editor = await signedIn('editor');
  const lead = await createLead({ name: 'Canary Person', email: 'canary@example.com' });
  await editor.patch(`/api/admin/leads/${lead.reference}`, { status: 'qualified' }, { 'If-Match': '"1"' });
  const line = await AuditLog.findOne({ actorId: editor.id }).lean<AuditRecord>();
  expect(line).toMatchObject({ entity: 'leads', role: 'editor' });
  expect(line?.changes).toEqual([{ field: 'status', before: 'new', after: 'qualified' }]);
  expect(JSON.stringify(line)).not.toMatch(/canary/i);
});

test('names every record of a bulk action', async () => {
  const editor = await signedIn('editor');
  const [one, other] = [await createLead(), await createLead({ status: 'won' })];
  const leads = [one, other].map(({ reference }) => ({ reference, version: 1, status: 'qualified' }));
  expect((await editor.post('/api/admin/leads/bulk', { leads })).body.changed).toHaveLength(2);
  const line = await AuditLog.findOne({ actorId: editor.id }).lean<AuditRecord>();
  expect(line?.changes).toHaveLength(2);
  expect(line?.changes).toEqual(
    expect.arrayContaining([
      { field: `${one.reference}.status`, before: 'new', after: 'qualified' },
      { field: `${other.reference}.status`, before: 'won', after: 'qualified' },
    ]),
  );
});

test('logs the values of a deleted redirect and of imported ones', async () => {
  const owner = await signedIn('owner');
  const { path } = await savedRedirect();
  await owner.send('DELETE', path, { headers: { 'If-Match': '"1"' } });
  const { from } = redirect();
  await owner.post('/api/admin/redirects/imports', {
    table: `from,to\n${from},/faq\n`,
    columns: [],
    isDryRun: false,
  });
  const lines = await AuditLog.find({ actorId: owner.id }).sort({ at: 1 }).lean<AuditRecord[]>();
  expect(lines[0]?.changes).toContainEqual({ field: 'code', before: '301' });
  expect(lines[1]?.changes).toEqual([{ field: 'from', after: JSON.stringify([from]) }]);
});

test('does not log unauthorized requests', async () => {
  const viewer = await signedIn('viewer');
  const before = await AuditLog.countDocuments();
  const path = `/api/admin/leads/${(await createLead()).reference}`;
  expect((await viewer.patch(path, { status: 'won' }, { 'If-Match': '"1"' })).status).toBe(403);
  expect((await server.visitor().patch(path, { status: 'won' }, { 'If-Match': '"1"' })).status).toBe(401);
  expect((await viewer.get(path)).status).toBe(200);
  expect(await AuditLog.countDocuments()).toBe(before);
});

test('rolls back a write whose entry cannot be saved', async () => {
  const editor = await signedIn('editor');
  const { reference } = await createLead();
  const validator = { validator: { status: randomBytes(4).toString('hex') }, validationLevel: 'strict' };
  await AuditLog.db
    .getClient()
    .db(AuditLog.db.name)
    .command({ collMod: 'auditLog', ...validator });
  const path = `/api/admin/leads/${reference}`;
  try {
    expect((await editor.patch(path, { status: 'won' }, { 'If-Match': '"1"' })).status).toBe(500);
  } finally {
    await AuditLog.db.getClient().db(AuditLog.db.name).command({ collMod: 'auditLog', validator: {} });
  }
  expect((await editor.get(path)).body).toMatchObject({ status: 'new', version: 1 });
});

test('rolls back a write that exceeds its deadline', async () => {
  const user = await createMember();
  const { _id } = await createLead();
  let isLate = false;
  const auditedWrite = {
    ...({ endpoint: { method: 'PATCH', path: '/notes' }, action: 'write', user } as const),
    env: { auditKeys: ['a key'] },
    fields: new Map(),
    isLate: () => isLate,
    from: { network: '', agent: '', requestId: 'late' },
  };
  const write = runAudited(auditedWrite, async () => {
    await Enquiry.updateOne({ _id }, { status: 'won' });
    isLate = true;
  });
  await expect(write).rejects.toMatchObject({ status: 503 });
  expect(await Enquiry.findById(_id).lean()).toMatchObject({ status: 'new' });
  expect(await AuditLog.countDocuments({ requestId: 'late' })).toBe(0);
});

test('retries a sign-out after a write conflict', async () => {
  const viewer = await signedIn('viewer');
  conflictOnce();
  expect((await viewer.post('/api/auth/logout')).status).toBe(204);
  expect(await AuditLog.countDocuments({ actorId: viewer.id })).toBe(1);
});

test('creates one entry for two concurrent changes of the same version', async () => {
  const [one, other] = [await signedIn('editor'), await signedIn('editor')];
  const { reference } = await createLead();
  const change = (member: Member, status: string) =>
    member.patch(`/api/admin/leads/${reference}`, { status }, { 'If-Match': '"1"' });
  const replies = await Promise.all([change(one, 'won'), change(other, 'qualified')]);
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 412]);
  expect(await AuditLog.find({ entityId: reference }).lean()).toHaveLength(1);
});

test('never changes or deletes an entry', async () => {
  const line = await AuditLog.findOne();
  await expect(AuditLog.updateOne({ _id: line?._id }, { $set: { role: 'viewer' } })).rejects.toThrow('never');
  await expect(AuditLog.deleteMany({})).rejects.toThrow('never');
  await expect(line?.set({ role: 'viewer' }).save()).rejects.toThrow('never');
  await expect(line?.deleteOne()).rejects.toThrow('never');
  expect(await AuditLog.countDocuments({ _id: line?._id })).toBe(1);
});
