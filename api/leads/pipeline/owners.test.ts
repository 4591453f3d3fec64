import { Notice } from '../../notifications/model';
import { initialLeadSettings } from '../../settings/initial';
import { Settings } from '../../settings/model';
import {
  createLead,
  createMember,
  startServer,
  type TestServer,
  type Visitor,
  waitForMails,
} from '../../testing';
import { Enquiry } from '../enquiries/model';
import { assignNewLeads } from './assignNewLeads';
import { newOwnerEntry } from './notifyOwners';

let server: TestServer;
let editor: Visitor & { id: string };
beforeAll(async () => {
  server = await startServer();
  const { _id } = await createMember({ role: 'editor' });
  editor = Object.assign(await server.signInAs(_id), { id: _id });
});
afterAll(() => server.stop());

const path = '/api/admin/leads';
const newEmail = () => `${crypto.randomUUID()}@example.com`;
const newMember = () => createMember({ role: 'editor', email: newEmail() });

async function newLead(part: Parameters<typeof createLead>[0] = {}) {
  const email = newEmail();
  return createLead({ email, emailNorm: email, ...part });
}

/** The emails to an address, once all that are due were sent. */
async function readMails(email: string) {
  server.tick('deliver mail');
  return waitForMails(server.mailFolder, email);
}

const ownerMails = async (reference: string) =>
  (await editor.get(`${path}/${reference}`)).body.mails.filter(
    ({ kind }: { kind: string }) => kind === 'owner',
  );

const assign = (reference: string, ownerId: string | null, version: number) =>
  editor.patch(`${path}/${reference}`, { ownerId }, { 'If-Match': `"${version}"` });

test('a member whom another one makes the owner gets one email with name, company and link', async () => {
  const { _id, email } = await newMember();
  const { reference, phone, message, email: address } = await newLead();
  await assign(reference, _id, 1);
  const mails = await readMails(email);
  expect(mails.map(({ subject }) => subject)).toEqual(['Lead assigned to you: Example Build']);
  const text = mails[0]?.text ?? '';
  for (const part of ['Dana Example', 'Example Build', `/admin/leads/${reference}`])
    expect(text).toContain(part);
  for (const part of [phone, message, address]) expect(text).not.toContain(part);
});

test('nobody is told of what they take themselves or have already', async () => {
  const { reference } = await newLead();
  const taken = await assign(reference, editor.id, 1);
  expect(taken.body).toMatchObject({ ownerId: editor.id, version: 2 });
  expect(await ownerMails(reference)).toEqual([]);
  const { _id } = await newMember();
  const other = await newLead({ ownerId: _id });
  await assign(other.reference, _id, 1);
  expect(await ownerMails(other.reference)).toEqual([]);
});

test('an email to an earlier owner that still waits is void', async () => {
  const [first, second] = [await newMember(), await newMember()];
  const { reference } = await newLead();
  await assign(reference, first._id, 1);
  await assign(reference, second._id, 2);
  expect(await ownerMails(reference)).toMatchObject([{ to: second.email }]);
});

test('the email to an owner who lost the lead before it was sent is void', async () => {
  const [first, second] = [await newMember(), await newMember()];
  const nextAt = new Date(Date.now() + 3_600_000);
  const newOwned = async (state: 'waiting' | 'dead') => {
    const entry = newOwnerEntry(
      { mailFrom: 'site@emberline.example' },
      { reference: newEmail() },
      first.email,
    );
    return newLead({ ownerId: first._id, outbox: [{ ...entry, state, nextAt }] });
  };
  const several = [await newOwned('waiting'), await newOwned('dead')];
  const leads = several.map(({ reference }) => ({ reference, version: 1, ownerId: second._id }));
  expect((await editor.post(`${path}/bulk`, { leads })).body.changed).toHaveLength(2);
  const [taken, given] = [await newOwned('waiting'), await newOwned('waiting')];
  expect((await assign(taken.reference, editor.id, 1)).body.mails).toEqual([]);
  expect((await assign(given.reference, null, 1)).body.mails).toEqual([]);
  for (const { reference } of several) expect(await ownerMails(reference)).toEqual([]);
});

test('a bulk change sends one email to each member', async () => {
  const [many, one] = [await newMember(), await newMember()];
  const leads = await Promise.all([newLead(), newLead(), newLead(), newLead()]);
  const owners = [many, many, many, one];
  const body = {
    leads: leads.map(({ reference }, at) => ({ reference, version: 1, ownerId: owners[at]?._id })),
  };
  expect((await editor.post(`${path}/bulk`, body)).body.changed).toHaveLength(4);
  const mails = await readMails(many.email);
  expect(mails.map(({ subject }) => subject)).toEqual(['3 leads were assigned to you']);
  expect(mails[0]?.text).toContain(`/admin/leads?owner=${many._id}`);
  expect((await readMails(one.email)).map(({ subject }) => subject)).toEqual([
    'Lead assigned to you: Example Build',
  ]);
});

test('who gets the leads of a removed member is told of them by one email, unless they took them', async () => {
  const { _id: adminId } = await createMember({ role: 'admin' });
  const admin = await server.signInAs(adminId);
  const [former, next] = [await newMember(), await newMember()];
  const entry = newOwnerEntry(
    { mailFrom: 'site@emberline.example' },
    { reference: newEmail() },
    former.email,
  );
  const nextAt = new Date(Date.now() + 3_600_000);
  const leads = [
    await newLead({ ownerId: former._id, outbox: [{ ...entry, nextAt }] }),
    await newLead({ ownerId: former._id }),
  ];
  const users = '/api/admin/users';
  const removed = await admin.post(`${users}/${former._id}/deactivate`, { transferTo: next._id });
  expect(removed.body.moved.leads).toBe(2);
  const mails = await readMails(next.email);
  expect(mails.map(({ subject }) => subject)).toEqual(['2 leads were assigned to you']);
  expect(await Notice.countDocuments({ memberId: next._id })).toBe(1);
  expect((await admin.post(`${users}/${next._id}/transfer`, { to: adminId })).body.moved.leads).toBe(2);
  expect(await Notice.countDocuments({ memberId: adminId })).toBe(0);
  for (const { reference } of leads) expect(await ownerMails(reference)).toEqual([]);
});

test('an undo tells nobody', async () => {
  const former = await newMember();
  const [one, other] = [await newLead({ ownerId: editor.id }), await newLead({ ownerId: editor.id })];
  const back = { ownerId: former._id, isUndo: true };
  await editor.patch(`${path}/${one.reference}`, back, { 'If-Match': '"1"' });
  const leads = [{ reference: other.reference, version: 1, ownerId: former._id }];
  const done = await editor.post(`${path}/bulk`, { leads, isUndo: true });
  expect(done.body.changed).toHaveLength(1);
  for (const { reference } of [one, other]) expect(await ownerMails(reference)).toEqual([]);
});

test('an owner by rule is told once', async () => {
  await Enquiry.deleteMany({});
  const { email } = await newMember();
  const leads = { ...initialLeadSettings, assignmentRules: `service | Cybersecurity | ${email}` };
  await Settings.updateOne({ _id: 'site' }, { $set: { leads } });
  const { reference } = await newLead({ isUnrouted: true, createdAt: new Date(Date.now() - 600_000) });
  const env = { mailFrom: 'site@emberline.example' };
  await assignNewLeads(env);
  await assignNewLeads(env);
  expect(await ownerMails(reference)).toMatchObject([{ to: email }]);
});
