import { pino } from 'pino';
import { NewsletterMail } from '../../audience/mailings/model';
import { Subscriber } from '../../audience/subscribers/model';
import { Suppression } from '../../audience/subscribers/suppression';
import type { Role } from '../../identity/users/contract';
import { parseSealingKeys } from '../../platform/encryption/seal';
import { newOutboxEntry } from '../../platform/outbox/outboxEntries';
import { createLead, createMember, startServer, type TestServer, type Visitor } from '../../testing';
import { createSubscriber } from '../../testing/data/createRecords';
import { type ImapServer, startImapServer } from '../../testing/servers/imapServer';
import { inboxPorts } from '../../worker/inboxPorts';
import { Enquiry } from '../enquiries/model';
import { LeadReplyModel } from '../replies/model';
import { exampleInboxDraft } from './example';
import { AddressState, InboxModel, ReceivedEmailModel } from './model';
import { readInbox } from './readInbox';
import { storeReceivedEmail } from './storeReceivedEmail';

const path = '/api/admin/inbox';
const sealing = `1:${Buffer.alloc(32, 7).toString('base64')}`;
let server: TestServer;
let imap: ImapServer;
const members = new Map<Role, Visitor>();
beforeAll(async () => {
  server = await startServer({ SEALING_KEYS: sealing, MAIL_TO: 'team@emberline.example' });
  for (const role of ['admin', 'editor', 'viewer'] as const)
    members.set(role, await server.signInAs((await createMember({ role }))._id));
});
afterAll(() => server.stop());
afterEach(() => imap.stop());
beforeEach(async () => {
  // A server for each test: the job that still reads for the test before finds nothing of the next one.
  imap = await startImapServer('team@emberline.example', 'right password');
  for (const model of [InboxModel, ReceivedEmailModel, AddressState, Enquiry])
    await (model as typeof Enquiry).deleteMany({});
});

const as = (role: Role) => members.get(role) as Visitor;
const at = (version: number) => ({ 'If-Match': `"${version}"` });
const draft = (part: object = {}) => exampleInboxDraft({ port: imap.port, ...part });
const env = {
  sealingKeys: parseSealingKeys(sealing),
  mailFrom: 'hello@emberline.example',
  mailTo: 'team@emberline.example',
};
const read = () =>
  readInbox({
    ...inboxPorts(env),
    sealingKeys: env.sealingKeys,
    standIn: '',
    log: pino({ level: 'silent' }),
  });

async function connectInbox() {
  expect((await as('admin').patch(path, draft(), at(0))).status).toBe(200);
  await read();
}
async function newLead() {
  const email = `${crypto.randomUUID()}@client.example`;
  const lead = await createLead({ email, emailNorm: email });
  const messageId = `<${lead.reference.toLowerCase()}.sender@emberline.example>`;
  await Enquiry.updateOne(
    { _id: lead._id },
    { $set: { 'outbox.1.messageId': messageId, 'outbox.1.to': email } },
  );
  return { ...lead, messageId, path: `/api/admin/leads/${lead.reference}` };
}
const mail = (headers: Record<string, string>, body: string) =>
  [
    ...Object.entries({
      'Message-ID': `<${crypto.randomUUID()}@client.example>`,
      Subject: 'Re: Your inquiry',
      'Content-Type': 'text/plain; charset=utf-8',
      ...headers,
    }).map(([name, value]) => `${name}: ${value}`),
    '',
    body,
  ].join('\r\n');
const report = (messageId: string, status: string, action = 'failed') =>
  [
    'From: MAILER-DAEMON@mx.example',
    `Message-ID: <${crypto.randomUUID()}@mx.example>`,
    'Subject: Undelivered Mail Returned to Sender',
    'Content-Type: multipart/report; report-type=delivery-status; boundary="b"',
    ...['', '--b', 'Content-Type: text/plain', '', 'Not delivered.', '--b'],
    ...['Content-Type: message/delivery-status', '', 'Reporting-MTA: dns; mx.example', ''],
    'Final-Recipient: rfc822; person@client.example',
    `Action: ${action}`,
    `Status: ${status}`,
    `Diagnostic-Code: smtp; 550 ${status} <person@client.example>: no such user`,
    ...['--b', 'Content-Type: text/rfc822-headers', '', `Message-ID: ${messageId}`, '', '--b--', ''],
  ].join('\r\n');
const repliesOf = async (lead: { path: string }, role: Role = 'editor') =>
  (await as(role).get(`${lead.path}/replies`)).body;

test('a mailbox is tested, connected and read, and its password is never shown', async () => {
  expect((await as('admin').post(`${path}/test`, draft({ password: 'wrong' }))).body).toMatchObject({
    isConnected: false,
    message: expect.stringContaining('wrong'),
  });
  expect((await as('admin').post(`${path}/test`, draft())).body.isConnected).toBe(true);
  await connectInbox();
  const { body } = await as('editor').get(path);
  expect(body).toMatchObject({ isEnabled: true, hasPassword: true, error: '', version: 1 });
  expect(body.readAt).toEqual(expect.any(String));
  expect(JSON.stringify(body)).not.toContain('right password');
  expect(JSON.stringify(await InboxModel.findById('site').lean())).not.toContain('right password');
  expect((await as('editor').patch(path, draft(), at(1))).status).toBe(403);
  const moved = { ...draft({ host: 'imap.elsewhere.example' }), password: undefined };
  const other = await as('admin').patch(path, moved, at(1));
  expect(other.body.fieldErrors).toHaveProperty('password');
  expect(imap.commands).not.toContain('UIDSTORE');
});

test('a password is forgotten when another server is saved without one, so it is never sent there', async () => {
  await connectInbox();
  const other = { host: 'localhost', password: undefined };
  const off = await as('admin').patch(path, draft({ ...other, isEnabled: false }), at(1));
  expect(off.body).toMatchObject({ host: 'localhost', hasPassword: false });
  const on = await as('admin').patch(path, draft(other), at(2));
  expect(on.body.fieldErrors).toHaveProperty('password');
  const tried = await as('admin').post(`${path}/test`, draft(other));
  expect(tried.body.fieldErrors).toHaveProperty('password');
});

test('an answer is taken in once, by several processes and after the mailbox was renumbered', async () => {
  await connectInbox();
  const lead = await newLead();
  const body = 'Tuesday at ten works.\r\n\r\nOn Mon, Nov 23, 2026 at 9:00 AM Emberline wrote:\r\n> When?\r\n';
  imap.deliver(mail({ From: `Dana <${lead.email}>`, 'In-Reply-To': lead.messageId }, body));
  await Promise.all([read(), read(), read()]);
  imap.renumber();
  await read();
  expect(await repliesOf(lead)).toMatchObject({
    isInboxConnected: true,
    received: [{ text: 'Tuesday at ten works.', isVerified: true, isAutomatic: false }],
  });
  expect((await as('editor').get(lead.path)).body.waitingSince).toEqual(expect.any(String));
  const waiting = async () =>
    JSON.stringify((await as('editor').get('/api/admin/leads/agenda')).body.waiting);
  expect(await waiting()).toContain(lead.path.slice(-11));
  expect(JSON.stringify(await repliesOf(lead, 'viewer'))).not.toContain('Tuesday');
  expect((await as('editor').get(`${lead.path}/contact`)).body.timeline).toContainEqual(
    expect.objectContaining({ kind: 'email', state: 'Received' }),
  );
  await as('editor').post(`${lead.path}/replies`, { subject: 'Call', text: 'See you then.' });
  expect((await as('editor').get(lead.path)).body.waitingSince).toBeNull();
  expect(await waiting()).not.toContain(lead.path.slice(-11));
  await InboxModel.updateOne({ _id: 'site' }, { error: 'Refused.' });
  expect(await repliesOf(lead)).toMatchObject({ inboxError: 'Refused.' });
  await LeadReplyModel.deleteMany({});
});

test('emails from before the connection, and of strangers, are left alone', async () => {
  const lead = await newLead();
  const answer = (body: string) => mail({ From: lead.email, 'In-Reply-To': lead.messageId }, body);
  imap.deliver(answer('Too early.'), new Date(Date.now() - 60_000));
  await as('admin').patch(path, draft(), at(0));
  imap.deliver(answer('Before the first reading.'), new Date(Date.now() + 60_000));
  imap.deliver(mail({ From: 'stranger@elsewhere.example' }, 'Buy now.'));
  await read();
  expect(await ReceivedEmailModel.find().lean()).toMatchObject([{ text: 'Before the first reading.' }]);
});

test('an absence note is shown and changes nothing, and an unverified sender is marked', async () => {
  await connectInbox();
  const lead = await newLead();
  imap.deliver(
    mail(
      { From: lead.email, 'In-Reply-To': lead.messageId, 'Auto-Submitted': 'auto-replied' },
      'I am away until Monday.',
    ),
  );
  imap.deliver(mail({ From: lead.email }, 'A new subject, only the sender matches.'));
  imap.deliver(mail({ From: 'else@client.example', 'In-Reply-To': lead.messageId }, 'I answer for Dana.'));
  await read();
  const { received } = await repliesOf(lead);
  expect(received).toHaveLength(3);
  const marks = Object.fromEntries(
    received.map((one: { text: string; isAutomatic: boolean; isVerified: boolean }) => [
      one.text.slice(0, 6),
      [one.isAutomatic, one.isVerified],
    ]),
  );
  expect(marks).toEqual({ 'I am a': [true, true], 'A new ': [false, false], 'I answ': [false, false] });
});

test('a hard bounce marks the address and ends the subscription, once it is about our email', async () => {
  await connectInbox();
  const lead = await newLead();
  const subscriber = await createSubscriber({ email: lead.email });
  imap.deliver(report('<forged@elsewhere.example>', '5.1.1'));
  imap.deliver(report(lead.messageId, '4.4.1', 'delayed'));
  await read();
  expect((await repliesOf(lead)).problems).toMatchObject([{ state: 'delayed' }]);
  expect(await Subscriber.findById(subscriber._id).lean()).toMatchObject({ status: 'active' });
  imap.deliver(report(lead.messageId, '5.1.1'));
  await read();
  expect((await repliesOf(lead)).problems).toMatchObject([
    { email: lead.email, state: 'bounced', reason: expect.stringContaining('5.1.1') },
  ]);
  expect(await Subscriber.findById(subscriber._id).lean()).toMatchObject({ status: 'bounced' });
  expect(await Suppression.countDocuments({ reason: 'bounced' })).toBe(1);
  const { timeline } = (await as('editor').get(`${lead.path}/contact`)).body;
  const title = expect.stringContaining('no such user');
  expect(timeline).toContainEqual(expect.objectContaining({ kind: 'bounce', title }));
  const erased = await as('admin').post('/api/admin/erasures', {
    reference: lead.reference,
    email: lead.email,
  });
  expect(erased.status).toBe(201);
  expect([await ReceivedEmailModel.countDocuments(), await AddressState.countDocuments()]).toEqual([0, 0]);
});

test('a bounced email about a post ends the subscription of its reader', async () => {
  await connectInbox();
  const { _id, emailNorm } = await createSubscriber();
  const messageId = `<${crypto.randomUUID()}.newsletter@emberline.example>`;
  const outbox = [newOutboxEntry({ kind: 'newsletter' as const, to: _id, messageId })];
  await NewsletterMail.create([{ newsletterId: 'newsletter', subscriberId: _id, outbox }]);
  imap.deliver(report(messageId, '5.1.1'));
  await read();
  expect(await Subscriber.findById(_id).lean()).toMatchObject({ status: 'bounced' });
  expect(await AddressState.findById(emailNorm).lean()).toMatchObject({ state: 'bounced' });
});

test('of a flood of emails about one person, a hundred a day are stored', async () => {
  const { email, emailNorm } = await newLead();
  const stored = { kind: 'reply' as const, emailNorm, at: new Date() };
  await ReceivedEmailModel.create(Array.from({ length: 99 }, (_, n) => ({ ...stored, _id: `${n}` })));
  const receive = (at = new Date()) =>
    storeReceivedEmail(Buffer.from(mail({ From: email }, 'Hello.')), at, inboxPorts(env));
  expect([await receive(), await receive()]).toEqual(['reply', 'ignored']);
  expect(await receive(new Date(Date.now() + 2 * 86_400_000))).toBe('reply');
});

test('hostile emails are left in the mailbox and do not stop those after them', async () => {
  await connectInbox();
  const lead = await newLead();
  const nested = Array.from(
    { length: 60 },
    (_, n) => `Content-Type: multipart/mixed; boundary="b${n}"\r\n\r\n--b${n}`,
  );
  imap.deliver(`From: ${lead.email}\r\nMessage-ID: <deep@client.example>\r\n${nested.join('\r\n')}\r\n`);
  imap.deliver(mail({ From: lead.email, 'X-Long': 'x'.repeat(300_000) }, 'Long header.'));
  imap.deliver(Buffer.alloc(10 * 1024 * 1024 + 1, 'x'));
  imap.deliver(mail({ From: lead.email }, `Many lines.${'\n'.repeat(5_000_000)}`));
  imap.deliver(
    mail({ From: lead.email, 'Content-Type': 'text/plain; charset=no-such-charset' }, 'Odd charset.'),
  );
  imap.deliver(
    mail(
      { From: lead.email, 'Content-Type': 'text/html' },
      `${'<div>'.repeat(20_000)}Deep text.<script>alert(1)</script>`,
    ),
  );
  await read();
  const { received } = await repliesOf(lead);
  const texts = received.map(({ text }: { text: string }) => text);
  expect(texts).toEqual(expect.arrayContaining(['Odd charset.', 'Deep text.', 'Many lines.']));
  expect(texts.join()).not.toContain('alert');
  expect((await as('editor').get(path)).body.error).toBe('');
});
