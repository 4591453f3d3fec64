import mongoose from 'mongoose';
import { Enquiry } from '../../leads/enquiries/model';
import { notifyQuarantine } from '../../leads/enquiries/notifyQuarantine';
import { assignNewLeads } from '../../leads/pipeline/assignNewLeads';
import type { Lead } from '../../leads/pipeline/contract';
import { LeadNoteModel, LeadTaskModel } from '../../leads/work/model';
import { remindOfTasks } from '../../leads/work/remindOfTasks';
import { Notice } from '../../notifications/model';
import { splitRecipients } from '../../platform/outbox/splitRecipients';
import { createLead, createMember, startServer, type TestServer, type Visitor } from '../../testing';
import { inboxPorts } from '../../worker/inboxPorts';

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

test('new and quarantined leads are told to members who want that, each by an email of their own, besides the team', async () => {
  const [reader, other] = [
    await newMember('Di Reads', { newLead: true, quarantine: true }),
    await newMember('Ed Reads', { newLead: true, quarantine: true }),
  ];
  const createdAt = new Date(Date.now() - 600_000);
  const { reference } = await createLead({ isUnrouted: true, createdAt });
  await assignNewLeads(env);
  await assignNewLeads(env);
  const mailsOf = async (lead: string) =>
    ((await admin.get(`/api/admin/leads/${lead}`)).body as Lead).mails.filter(
      ({ kind }) => kind === 'newLead',
    );
  const mails = await mailsOf(reference);
  expect(mails.map(({ to }) => to)).toEqual([reader.email, other.email]);
  // A bounce names the email, and so the one whom it does not reach.
  const { findRecipient } = inboxPorts({ ...env, sealingKeys: [] });
  expect(await Promise.all(mails.map(({ messageId }) => findRecipient(messageId)))).toEqual([
    reader.email,
    other.email,
  ]);
  const held = await createLead({ status: 'quarantined', isUnrouted: true });
  await assignNewLeads(env);
  expect(await mailsOf(held.reference)).toEqual([]);
  await notifyQuarantine(env);
  const notice = await Notice.findOne().lean();
  expect(notice?.outbox.map(({ to }) => to)).toEqual([env.mailTo, reader.email, other.email]);
});

test('emails that wait from before members got their own are split, and each that failed is sent again', async () => {
  const entry = {
    kind: 'newLead' as const,
    to: 'ann@example.com, bo@example.com',
    attempts: 0,
    since: new Date(),
  };
  const { _id, reference } = await createLead({
    outbox: [
      { ...entry, messageId: '<sent@example.com>', state: 'sent' },
      { ...entry, messageId: '<dead@example.com>', state: 'dead' },
    ],
  });
  const db = mongoose.connection.getClient().db(mongoose.connection.name);
  for (let run = 0; run < 2; run += 1) await splitRecipients(db, 'enquiries', env);
  const stored = (await Enquiry.findById(_id).orFail().lean()).outbox;
  expect(stored.map(({ to, state }) => [to, state])).toEqual([
    [entry.to, 'sent'],
    ['ann@example.com', 'dead'],
    ['bo@example.com', 'dead'],
  ]);
  expect(new Set(stored.map(({ messageId }) => messageId)).size).toBe(3);
  const { body } = await admin.post(`/api/admin/leads/${reference}/mails/newLead/replay`);
  expect((body as Lead).mails.map(({ state }) => state)).toEqual(['sent', 'waiting', 'waiting']);
});
