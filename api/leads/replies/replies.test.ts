import type { Role } from '../../identity/users/contract';
import {
  createLead,
  createMember,
  startServer,
  type TestServer,
  type Visitor,
  waitForMails,
} from '../../testing';
import { fillVariables, findVariables } from './contract';
import { LeadReplyModel } from './model';

let server: TestServer;
const members = new Map<Role, Visitor>();
beforeAll(async () => {
  server = await startServer({ MAIL_TO: 'team@emberline.example' });
  for (const role of ['editor', 'viewer'] as const) {
    const { _id } = await createMember({ role, name: `Robin ${role}` });
    members.set(role, await server.signInAs(_id));
  }
});
afterAll(() => server.stop());

const as = (role: Role) => members.get(role) as Visitor;
const draft = { subject: 'Your enquiry', text: 'Hello Dana,\n\nWe can help.' };

async function newLead(part: Parameters<typeof createLead>[0] = {}) {
  const email = `${crypto.randomUUID()}@example.com`;
  const lead = await createLead({ email, emailNorm: email, ...part });
  return { ...lead, path: `/api/admin/leads/${lead.reference}` };
}

/** Ends the ten seconds in which a reply can be taken back. */
async function sendNow(id: string) {
  await LeadReplyModel.updateOne({ _id: id }, { $set: { 'outbox.0.nextAt': new Date() } });
  server.tick('deliver mail');
}

test('a reply is sent in the thread of the receipt, and answers go to the mailbox of the team', async () => {
  const lead = await newLead();
  const first = await as('editor').post(`${lead.path}/replies`, draft);
  expect(first).toMatchObject({
    status: 201,
    body: { state: 'waiting', to: lead.email, by: 'Robin editor' },
  });
  await sendNow(first.body.id);
  const [mail] = await waitForMails(server.mailFolder, lead.email);
  const receipt = lead.outbox.find(({ kind }) => kind === 'sender')?.messageId;
  expect(mail).toMatchObject({ subject: 'Your enquiry', inReplyTo: receipt, references: receipt });
  expect(mail?.replyTo?.[0]?.address).toBe('team@emberline.example');
  const { body } = await as('editor').get(`${lead.path}/contact`);
  expect(body.timeline[0]).toMatchObject({ kind: 'reply', title: `by Robin editor to ${lead.reference}` });
  const { status, respondedAt } = (await as('editor').get(lead.path)).body;
  expect([status, respondedAt]).toEqual(['contacted', expect.any(String)]);
  expect(body.timeline).toContainEqual(expect.objectContaining({ kind: 'stage' }));
});

test('a reply can be taken back before it is sent, and the response clock goes on', async () => {
  const { path } = await newLead();
  const { body } = await as('editor').post(`${path}/replies`, draft);
  expect((await as('viewer').send('DELETE', `${path}/replies/${body.id}`, {})).status).toBe(403);
  expect((await as('editor').send('DELETE', `${path}/replies/${body.id}`, {})).status).toBe(204);
  expect((await as('editor').get(`${path}/replies`)).body.items).toEqual([]);
  const after = (await as('editor').get(path)).body;
  expect([after.status, after.respondedAt]).toEqual(['new', null]);
  const { body: contact } = await as('editor').get(`${path}/contact`);
  expect(contact.timeline.map(({ kind }: { kind: string }) => kind)).not.toContain('stage');
});

test('of two replies that are taken back, the last one makes the lead new again, in whichever order', async () => {
  for (const order of [
    [0, 1],
    [1, 0],
  ]) {
    const { path } = await newLead();
    const ids: string[] = [];
    for (const text of ['One.', 'Two.'])
      ids.push((await as('editor').post(`${path}/replies`, { ...draft, text })).body.id);
    const [first, last] = order.map((at) => ids[at]);
    await as('editor').send('DELETE', `${path}/replies/${first}`, {});
    expect((await as('editor').get(path)).body.status).toBe('contacted');
    await as('editor').send('DELETE', `${path}/replies/${last}`, {});
    expect((await as('editor').get(path)).body).toMatchObject({ status: 'new', respondedAt: null });
  }
});

test('a reply moves only a new lead, and a stage that a member chose after it stays when it is taken back', async () => {
  const won = await newLead({ status: 'won' });
  await as('editor').post(`${won.path}/replies`, draft);
  expect((await as('editor').get(won.path)).body.status).toBe('won');
  const { path } = await newLead();
  const { body } = await as('editor').post(`${path}/replies`, draft);
  const { version } = (await as('editor').get(path)).body;
  await as('editor').patch(path, { status: 'qualified' }, { 'If-Match': `"${version}"` });
  await as('editor').send('DELETE', `${path}/replies/${body.id}`, {});
  expect((await as('editor').get(path)).body.status).toBe('qualified');
});

test('a reply with a variable that nobody filled in, or to spam, is refused', async () => {
  const { path } = await newLead();
  const unfilled = await as('editor').post(`${path}/replies`, { ...draft, text: 'Hello {{first name}}' });
  expect(unfilled).toMatchObject({ status: 400, body: { fieldErrors: { text: expect.any(String) } } });
  const spam = await newLead({ status: 'spam' });
  expect((await as('editor').post(`${spam.path}/replies`, draft)).status).toBe(409);
});

test('a viewer reads that there was a reply and not what it says', async () => {
  const { path } = await newLead();
  await as('editor').post(`${path}/replies`, draft);
  const { body } = await as('viewer').get(`${path}/replies`);
  expect(body.items).toHaveLength(1);
  expect(JSON.stringify(body)).not.toContain('We can help');
});

test('a saved reply is written with known variables only', async () => {
  const path = '/api/admin/saved-replies';
  const saved = { name: 'First answer', text: 'Hello {{First name}}' };
  const unknown = await as('editor').post(path, { ...saved, text: '{{password}}' });
  expect(unknown.body.fieldErrors.text).toContain('{{password}}');
  const { body } = await as('editor').post(path, saved);
  expect((await as('viewer').get(path)).body.items).toContainEqual(body);
  const edited = await as('editor').patch(`${path}/${body.id}`, saved, { 'If-Match': '"7"' });
  expect(edited.status).toBe(412);
});

test('variables are found and filled in, and unknown ones stay', () => {
  expect(findVariables('{{ name }} {x} {{a b}}')).toEqual(['name', 'a b']);
  const values = { 'first name': 'Dana', constructor: 'x' };
  expect(fillVariables('Hi {{First Name}}, {{toString}}', values)).toBe('Hi Dana, {{toString}}');
  // In quadratic time, this text would take hours.
  expect(findVariables(`{{${' '.repeat(500_000)}x`)).toEqual([]);
});
