import type { Role } from '../../identity/users/contract';
import { User } from '../../identity/users/model';
import { Settings } from '../../settings/model';
import {
  createLead,
  createMember,
  startServer,
  type TestServer,
  type Visitor,
  waitForMails,
} from '../../testing';
import { exampleEnquiry } from '../enquiries/example';
import { Enquiry } from '../enquiries/model';
import { assignNewLeads, matchesRule } from '../pipeline/assignNewLeads';
import { LeadNoteModel, LeadTaskModel } from './model';
import { findMentions } from './notes';
import { remindOfTasks } from './remindOfTasks';

let server: TestServer;
const members = new Map<Role, Visitor & { id: string; email: string; name: string }>();
beforeAll(async () => {
  server = await startServer();
  for (const role of ['admin', 'editor', 'viewer'] as const) {
    const { _id, email, name } = await createMember({ role, name: `Robin ${role}` });
    members.set(role, Object.assign(await server.signInAs(_id), { id: _id, email, name }));
  }
});
afterAll(() => server.stop());

const as = (role: Role) => members.get(role) as Visitor & { id: string; email: string; name: string };
const at = (version: number) => ({ 'If-Match': `"${version}"` });
const newEmail = () => `${crypto.randomUUID()}@example.com`;

async function newLead(part: Parameters<typeof createLead>[0] = {}) {
  const email = newEmail();
  const lead = await createLead({ email, emailNorm: email, ...part });
  return { ...lead, path: `/api/admin/leads/${lead.reference}` };
}

describe('an owner', () => {
  test('is set, shown by name, removed again, and must be able to work on leads', async () => {
    const { path } = await newLead();
    const owned = await as('editor').patch(path, { ownerId: as('admin').id }, at(1));
    expect(owned.body).toMatchObject({ ownerId: as('admin').id, owner: 'Robin admin', version: 2 });
    const refused = await as('editor').patch(path, { ownerId: as('viewer').id }, at(2));
    expect(refused).toMatchObject({ status: 400, body: { fieldErrors: { ownerId: expect.any(String) } } });
    expect((await as('editor').patch(path, { ownerId: null }, at(2))).body).toMatchObject({ owner: null });
    const { body } = await as('viewer').get('/api/admin/leads/members');
    expect(body).toContainEqual({ id: as('editor').id, name: 'Robin editor' });
    expect(JSON.stringify(body)).not.toContain(as('viewer').id);
  });

  test('filters the list together with a search, and so does having none', async () => {
    const company = `Owned ${crypto.randomUUID()}`;
    const [mine, free] = [await newLead({ company, ownerId: as('editor').id }), await newLead({ company })];
    const found = async (owner: string) => {
      const query = `q=${encodeURIComponent(company)}&owner=${owner}`;
      const { items, total } = (await as('editor').get(`/api/admin/leads?${query}`)).body;
      return [total, ...items.map(({ reference }: { reference: string }) => reference)];
    };
    expect(await found(as('editor').id)).toEqual([1, mine.reference]);
    expect(await found('none')).toEqual([1, free.reference]);
    expect(await found('nobody')).toEqual([0]);
  });

  test('is given by the first matching rule, otherwise in turn, and quarantine waits', async () => {
    await Enquiry.deleteMany({});
    const [one, two] = [as('admin'), as('editor')];
    const leads = {
      assignmentRules: `city | Round Rock | ${two.email}\nservice | Cybersecurity | ${one.email}`,
      rotation: [one.email, two.email],
      urgentMinutes: 30,
      highMinutes: 60,
      normalMinutes: 240,
      lowMinutes: 480,
    };
    await Settings.updateOne({ _id: 'site' }, { $set: { leads } });
    const old = { isUnrouted: true as const, createdAt: new Date(Date.now() - 600_000) };
    const page = (path: string) => ({ page: path, at: new Date() });
    const byCity = await newLead({ ...old, context: page('/service-areas/round-rock') });
    const byService = await newLead(old);
    const inTurn = await newLead({ ...old, service: 'backup_bcdr' });
    await newLead({ ...old, service: 'backup_bcdr' });
    const held = await newLead({ ...old, status: 'quarantined' });
    const fresh = await newLead({ isUnrouted: true });
    await assignNewLeads({ mailFrom: 'site@emberline.example' });
    const ownerOf = async ({ reference }: { reference: string }) =>
      (await Enquiry.findOne({ reference }).lean())?.ownerId;
    expect(await ownerOf(byCity)).toBe(two.id);
    expect(await ownerOf(byService)).toBe(one.id);
    expect(await Enquiry.countDocuments({ ownerId: one.id, service: 'backup_bcdr' })).toBe(1);
    expect(await Enquiry.countDocuments({ ownerId: two.id, service: 'backup_bcdr' })).toBe(1);
    expect([await ownerOf(held), await ownerOf(fresh)]).toEqual([undefined, undefined]);
    await Enquiry.updateOne({ reference: inTurn.reference }, { $set: { ownerId: 'by-hand' } });
    await assignNewLeads({ mailFrom: 'site@emberline.example' });
    expect(await ownerOf(inTurn)).toBe('by-hand');
  });

  test('comes by industry from the page or the landing page', () => {
    const rule = { kind: 'industry', value: 'legal', email: '' } as const;
    const lead = { service: 'managed_it' };
    expect(matchesRule({ ...lead, landing: '/industries/legal' }, rule)).toBe(true);
    expect(matchesRule({ ...lead, landing: '/industries/legal-aid' }, rule)).toBe(false);
    expect(matchesRule(lead, rule)).toBe(false);
  });
});

describe('a stage', () => {
  test('lost needs a reason, and reopening forgets it', async () => {
    const { path } = await newLead();
    const bare = await as('editor').patch(path, { status: 'lost' }, at(1));
    expect(bare).toMatchObject({ status: 400, body: { fieldErrors: { lostReason: expect.any(String) } } });
    const lost = { status: 'lost', lostReason: 'competitor', lostNote: 'Cheaper' };
    expect((await as('editor').patch(path, lost, at(1))).body).toMatchObject(lost);
    expect((await as('viewer').get(path)).body).toMatchObject({ lostNote: 'Hidden for your role.' });
    const { body } = await as('editor').patch(path, { status: 'contacted' }, at(2));
    expect(body).toMatchObject({ status: 'contacted', lostReason: null, lostNote: null });
  });

  test('won keeps its value in whole dollars', async () => {
    const { path } = await newLead();
    for (const value of [-1, 1.5, '5', 1e12])
      expect((await as('editor').patch(path, { status: 'won', value }, at(1))).status).toBe(400);
    const { body } = await as('editor').patch(path, { status: 'won', value: 12_000 }, at(1));
    expect(body).toMatchObject({ status: 'won', value: 12_000 });
  });

  test('ends the response clock, and New starts it again', async () => {
    const { path } = await newLead({ createdAt: new Date(Date.now() - 40 * 86_400_000) });
    expect((await as('editor').get(path)).body).toMatchObject({ isOverdue: true, respondedAt: null });
    expect((await as('viewer').get('/api/admin/leads/agenda')).body.overdueCount).toBeGreaterThan(0);
    const answered = await as('editor').patch(path, { status: 'contacted' }, at(1));
    expect(answered.body).toMatchObject({ isOverdue: false, respondedAt: expect.any(String) });
    const back = await as('editor').patch(path, { status: 'new' }, at(2));
    expect(back.body).toMatchObject({ isOverdue: true, respondedAt: null });
  });
});

describe('a note', () => {
  test('is on all leads of the person, hidden from viewers, and changed only by its author or an admin', async () => {
    const lead = await newLead();
    const other = await newLead({ emailNorm: lead.emailNorm });
    const written = await as('editor').post(`${lead.path}/notes`, { text: 'Prefers mornings.' });
    expect(written).toMatchObject({ status: 201, body: { by: 'Robin editor', version: 1 } });
    const note = `${other.path}/notes/${written.body.id}`;
    expect((await as('admin').get(`${other.path}/work`)).body.notes).toMatchObject([
      { text: 'Prefers mornings.' },
    ]);
    expect(JSON.stringify((await as('viewer').get(`${other.path}/work`)).body)).not.toContain('mornings');
    const colleague = await createMember({ role: 'editor' });
    const stranger = await server.signInAs(colleague._id);
    expect((await stranger.patch(note, { text: 'Mine now' }, at(1))).status).toBe(403);
    expect((await as('editor').patch(note, { text: 'Prefers noon.' }, at(7))).status).toBe(412);
    expect((await as('admin').patch(note, { isDeleted: true }, at(1))).body).toMatchObject({
      isDeleted: true,
    });
    expect((await as('editor').get(`${lead.path}/work`)).body.notes).toEqual([]);
    await as('editor').patch(note, { isDeleted: false }, at(2));
    expect((await as('editor').get(`${lead.path}/work`)).body.notes).toHaveLength(1);
    const unrelated = await newLead();
    const elsewhere = `${unrelated.path}/notes/${written.body.id}`;
    expect((await as('editor').patch(elsewhere, { text: 'x' }, at(3))).status).toBe(404);
  });

  test('emails a mentioned member once', async () => {
    const { path } = await newLead();
    const member = await createMember({ role: 'editor', name: `Kim ${crypto.randomUUID()}` });
    const text = `@${member.name} please call.`;
    const { body } = await as('editor').post(`${path}/notes`, { text });
    expect(body.mentions).toEqual([member.name]);
    for (const [n, next] of ['Not now.', `${text} Today.`].entries())
      await as('editor').patch(`${path}/notes/${body.id}`, { text: next }, at(n + 1));
    const note = await LeadNoteModel.findById(body.id).lean();
    expect([note?.version, note?.outbox.length]).toEqual([3, 1]);
    server.tick('deliver mail');
    const mails = await waitForMails(server.mailFolder, member.email);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.subject).toContain('Robin editor mentioned you');
  });

  test('mentions the longer of two names that begin alike', () => {
    const team = [{ name: 'Ann' }, { name: 'Ann Lee' }, { name: '' }];
    expect(findMentions('Ask @ann lee.', team)).toEqual([{ name: 'Ann Lee' }]);
    expect(findMentions('Ask @Ann Lee and @Ann', team)).toHaveLength(2);
  });
});

describe('a task', () => {
  const draft = { title: 'Send the offer', dueOn: '2026-01-05' };

  test('is created, completed, reopened, moved, and shown on the own agenda while open', async () => {
    const { path } = await newLead({ name: 'Grace Lindqvist' });
    const agenda = async (role: Role) =>
      (await as(role).get('/api/admin/leads/agenda')).body.tasks.map(({ id }: { id: string }) => id);
    const { body: task } = await as('editor').post(`${path}/tasks`, draft);
    expect(task).toMatchObject({ assignee: 'Robin editor', isOverdue: true, doneAt: null });
    expect(await agenda('editor')).toContain(task.id);
    const edit = (body: object, version: number) =>
      as('editor').patch(`${path}/tasks/${task.id}`, body, at(version));
    expect((await edit({ isDone: true }, 1)).body).toMatchObject({ doneAt: expect.any(String) });
    expect(await agenda('editor')).not.toContain(task.id);
    expect((await edit({ isDone: false, assigneeId: as('admin').id }, 2)).body).toMatchObject({
      doneAt: null,
    });
    expect(await agenda('admin')).toContain(task.id);
    expect((await edit({ assigneeId: 'nobody' }, 3)).status).toBe(400);
    expect((await as('viewer').post(`${path}/tasks`, draft)).status).toBe(403);
    expect((await as('editor').post(`${path}/tasks`, { ...draft, dueOn: '2026-02-31' })).status).toBe(400);
  });

  test('reminds its assignee by email once, from 8 in the morning of its day', async () => {
    await LeadTaskModel.deleteMany({});
    const member = await createMember({ role: 'editor' });
    const { path } = await newLead();
    const draftOf = { title: 'Call back', dueOn: '2026-11-30', assigneeId: member._id };
    await as('editor').post(`${path}/tasks`, draftOf);
    const queued = () => LeadTaskModel.countDocuments({ 'outbox.kind': 'reminder' });
    const env = { mailFrom: 'site@emberline.example' };
    await remindOfTasks(env, Date.parse('2026-11-30T13:59:00Z'));
    expect(await queued()).toBe(0);
    await remindOfTasks(env, Date.parse('2026-11-30T14:00:00Z'));
    await remindOfTasks(env, Date.parse('2026-11-30T15:00:00Z'));
    server.tick('deliver mail');
    const mails = await waitForMails(server.mailFolder, member.email);
    expect(mails.map(({ subject }) => subject)).toEqual(['Task due: Call back']);
    expect(mails[0]?.text).toMatch(/^Lead: Dana Example, Example Build \(EM-/m);
  });

  test('sends no reminder to a member who may no longer read what it says', async () => {
    await LeadTaskModel.deleteMany({});
    const member = await createMember({ role: 'editor' });
    const { path } = await newLead();
    const draftOf = { title: 'Call Dana', dueOn: '2026-11-30', assigneeId: member._id };
    await as('editor').post(`${path}/tasks`, draftOf);
    await User.updateOne({ _id: member._id }, { $set: { role: 'viewer' } });
    await remindOfTasks({ mailFrom: 'site@emberline.example' }, Date.parse('2026-11-30T14:00:00Z'));
    expect(await LeadTaskModel.countDocuments({ 'outbox.kind': 'reminder' })).toBe(0);
  });
});

test('the settings of leads name only members who may change leads, and rules by line', async () => {
  const { body } = await as('admin').get('/api/admin/settings');
  const save = (part: object) =>
    as('admin').send('PATCH', '/api/admin/settings/leads', {
      body: { ...body.leads, assignmentRules: '', rotation: [], ...part },
      headers: at(body.version),
    });
  const strange = await save({ rotation: ['nobody@example.com'] });
  expect(strange.body.fieldErrors.rotation).toContain('nobody@example.com');
  const unreadable = await save({ assignmentRules: `service | x | ${as('editor').email}\nwild` });
  expect(unreadable.body.fieldErrors.assignmentRules).toContain('Line 2');
  const viewer = await save({ assignmentRules: `service | x | ${as('viewer').email}` });
  expect(viewer.status).toBe(400);
  expect((await save({ rotation: [as('editor').email] })).status).toBe(200);
});

test('a new enquiry waits for its assignment', async () => {
  const { body } = await server.visitor().post('/api/contact', exampleEnquiry({ email: newEmail() }));
  expect(await Enquiry.findOne({ reference: body.reference }).lean()).toMatchObject({ isUnrouted: true });
});
