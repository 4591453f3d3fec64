import { notifyQuarantine } from '../../leads/enquiries/notifyQuarantine';
import { assignNewLeads } from '../../leads/pipeline/assignNewLeads';
import { LeadNoteModel, LeadTaskModel } from '../../leads/work/model';
import { remindOfTasks } from '../../leads/work/remindOfTasks';
import { Notice } from '../../notifications/model';
import { createLead, createMember, startServer, type TestServer, type Visitor } from '../../testing';

let server: TestServer;
let admin: Visitor;
beforeAll(async () => {
  server = await startServer({}, { hasJobs: false });
  admin = await server.signInAs((await createMember({ role: 'admin' }))._id);
});
afterAll(() => server.stop());

const path = '/api/auth/notifications';
const env = { mailFrom: 'site@emberline.example', mailTo: 'team@emberline.example' };
const noon = Date.parse('2026-06-15T17:00:00Z');

/** A member with these choices. */
async function newMember(name: string, choices: object) {
  const member = await createMember({ role: 'editor', name });
  const visitor = await server.signInAs(member._id);
  expect((await visitor.patch(path, choices)).status).toBe(200);
  return { ...member, visitor };
}

test('each member chooses, and what is not chosen stays as it is', async () => {
  const { visitor } = await newMember('Ann Able', { taskDue: false });
  const chosen = { assigned: true, taskDue: false, mention: true, newLead: false, quarantine: false };
  expect((await visitor.get(path)).body).toEqual(chosen);
  expect((await visitor.patch(path, { newLead: true })).body).toEqual({ ...chosen, newLead: true });
  expect((await visitor.patch(path, { newLead: false })).body).toEqual(chosen);
  expect((await admin.get(path)).body).toMatchObject({ taskDue: true, newLead: false });
  expect((await visitor.patch(path, { assigned: 'no' })).status).toBe(400);
  expect((await visitor.patch(path, { everything: true })).status).toBe(400);
  expect((await server.visitor().get(path)).status).toBe(401);
});

test('emails of an assignment, a task and a mention go to who wants them', async () => {
  const on = await newMember('Bo Loud', {});
  const off = await newMember('Cy Quiet', { assigned: false, taskDue: false, mention: false });
  for (const [member, count] of [
    [on, 1],
    [off, 0],
  ] as const) {
    const { reference } = await createLead();
    const lead = `/api/admin/leads/${reference}`;
    const assigned = await admin.patch(lead, { ownerId: member._id }, { 'If-Match': '"1"' });
    expect(assigned.body.mails.filter(({ kind }: { kind: string }) => kind === 'owner')).toHaveLength(count);
    const note = await admin.post(`${lead}/notes`, { text: `@${member.name} please call` });
    expect(note.body.mentions).toEqual([member.name]);
    expect((await LeadNoteModel.findById(note.body.id).lean())?.outbox).toHaveLength(count);
    const task = { emailNorm: 'due@example.com', reference, title: 'Call', dueOn: '2026-06-15' };
    const { _id } = await LeadTaskModel.create({ ...task, assigneeId: member._id });
    await remindOfTasks(env, noon);
    expect((await LeadTaskModel.findById(_id).lean())?.outbox).toHaveLength(count);
  }
});

test('new and quarantined leads are told to members who want that, besides the team', async () => {
  const reader = await newMember('Di Reads', { newLead: true, quarantine: true });
  const createdAt = new Date(Date.now() - 600_000);
  const { reference } = await createLead({ isUnrouted: true, createdAt });
  await assignNewLeads(env);
  await assignNewLeads(env);
  const { mails } = (await admin.get(`/api/admin/leads/${reference}`)).body;
  const kinds = mails.map(({ kind, to }: { kind: string; to: string }) => `${kind} ${to}`);
  expect(kinds.filter((line: string) => line.startsWith('newLead'))).toEqual([`newLead ${reader.email}`]);
  const held = await createLead({ status: 'quarantined', isUnrouted: true });
  await assignNewLeads(env);
  const quarantined = (await admin.get(`/api/admin/leads/${held.reference}`)).body.mails;
  expect(quarantined.map(({ kind }: { kind: string }) => kind)).not.toContain('newLead');
  await notifyQuarantine(env);
  const notice = await Notice.findOne().lean();
  expect(notice?.outbox[0]?.to).toBe(`${env.mailTo}, ${reader.email}`);
});
