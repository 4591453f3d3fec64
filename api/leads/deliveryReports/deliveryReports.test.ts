import 'reflect-metadata';
import { createHmac, createSign, generateKeyPairSync, KeyObject, sign, webcrypto } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { cryptoProvider, X509CertificateGenerator } from '@peculiar/x509';
import { Subscriber } from '../../audience/subscribers/model';
import { newId } from '../../platform/db/newId';
import {
  createBooking,
  createLead,
  createMember,
  createSubscriber,
  startServer,
  type TestServer,
} from '../../testing';
import { AddressState, ReceivedEmailModel } from '../inbox/model';

const secrets = { postmark: 'p'.repeat(40), mailgun: 'm'.repeat(40) };
const topic = 'arn:aws:sns:us-east-1:123456789012:bounces';
const sendgridKeys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
/** What the stand-in for Amazon SNS was asked for. */
const asked: string[] = [];
let certificate = '';
let snsKey: KeyObject;
const amazon = createServer((request, response) => {
  asked.push(request.url ?? '');
  response.end(request.url?.endsWith('-1.pem') ? certificate : '<ConfirmSubscriptionResponse/>');
});

let server: TestServer;
let origin: string;
beforeAll(async () => {
  cryptoProvider.set(webcrypto as Crypto);
  const publicExponent = new Uint8Array([1, 0, 1]);
  const algorithm = { name: 'RSASSA-PKCS1-v1_5', modulusLength: 2048, publicExponent, hash: 'SHA-256' };
  const keys = (await webcrypto.subtle.generateKey(algorithm, true, ['sign', 'verify'])) as CryptoKeyPair;
  snsKey = KeyObject.from(keys.privateKey);
  const made = await X509CertificateGenerator.createSelfSigned({ name: 'CN=sns.amazonaws.com', keys });
  certificate = made.toString('pem');
  await new Promise<void>((done) => amazon.listen(0, '127.0.0.1', done));
  origin = `http://127.0.0.1:${(amazon.address() as AddressInfo).port}`;
  server = await startServer({
    POSTMARK_WEBHOOK_SECRET: secrets.postmark,
    MAILGUN_WEBHOOK_SECRET: secrets.mailgun,
    SENDGRID_WEBHOOK_KEY: sendgridKeys.publicKey.export({ format: 'der', type: 'spki' }).toString('base64'),
    SES_TOPIC_ARN: topic,
    SNS_ORIGIN: origin,
  });
});
afterAll(async () => {
  await server.stop();
  amazon.close();
});

/** Calls the webhook like a service: without origin and cookies. */
async function call(
  service: string,
  body: string | Uint8Array<ArrayBuffer>,
  headers: Record<string, string> = {},
): Promise<number> {
  const { status } = await fetch(`${server.url}/api/webhooks/email/${service}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  });
  return status;
}

function postmark(body: object, password = secrets.postmark) {
  const authorization = `Basic ${Buffer.from(`site:${password}`).toString('base64')}`;
  return call('postmark', JSON.stringify(body), { authorization });
}

function mailgun(data: object, { key = secrets.mailgun, age = 0, token = newId() } = {}) {
  const timestamp = String(Math.floor(Date.now() / 1000) - age);
  const signature = createHmac('sha256', key).update(`${timestamp}${token}`).digest('hex');
  return call('mailgun', JSON.stringify({ signature: { timestamp, token, signature }, 'event-data': data }));
}

function sendgrid(events: object[], signed = JSON.stringify(events)) {
  const timestamp = String(Math.floor(Date.now() / 1000));
  return call('sendgrid', JSON.stringify(events), {
    'x-twilio-email-event-webhook-timestamp': timestamp,
    'x-twilio-email-event-webhook-signature': sign(
      'sha256',
      Buffer.from(timestamp + signed),
      sendgridKeys.privateKey,
    ).toString('base64'),
  });
}

/** A message of Amazon SNS with its signature; `change` is made afterward. */
function sns(fields: Record<string, string>, change: Record<string, string> = {}) {
  const message: Record<string, string> = {
    Type: 'Notification',
    MessageId: newId(),
    TopicArn: topic,
    Timestamp: new Date().toISOString(),
    ...fields,
  };
  const signed = Object.keys(message)
    .sort()
    .map((name) => `${name}\n${message[name]}\n`)
    .join('');
  const Signature = createSign('sha256').update(signed).sign(snsKey, 'base64');
  const SigningCertURL = `${origin}/SimpleNotificationService-1.pem`;
  return call(
    'ses',
    JSON.stringify({ ...message, SignatureVersion: '2', Signature, SigningCertURL, ...change }),
    { 'content-type': 'text/plain; charset=UTF-8' },
  );
}

const bounceOf = (Email: string, part: object = {}) => ({
  RecordType: 'Bounce',
  ID: Number.parseInt(newId().slice(-8), 16),
  Type: 'HardBounce',
  Email,
  Details: `550 5.1.1 <${Email}> is unknown`,
  ...part,
});
const sesBounce = (emailAddress: string) =>
  JSON.stringify({
    notificationType: 'Bounce',
    bounce: { bounceType: 'Permanent', feedbackId: newId(), bouncedRecipients: [{ emailAddress }] },
  });

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);

test('a hard bounce stops newsletters at once, is shown with its reason, and counts once', async () => {
  const { _id, email } = await createSubscriber();
  await createLead({ email, emailNorm: email });
  const bounce = bounceOf(email.toUpperCase());
  expect([await postmark(bounce), await postmark(bounce)]).toEqual([204, 204]);
  expect(await Subscriber.findById(_id).lean()).toMatchObject({ status: 'bounced' });
  expect(await AddressState.findById(email).lean()).toMatchObject({
    state: 'bounced',
    reason: '550 5.1.1 … is unknown',
  });
  const stored = await ReceivedEmailModel.find({ emailNorm: email }).lean();
  expect(stored).toMatchObject([
    { kind: 'bounce', from: 'Postmark', text: expect.stringContaining('550 5.1.1') },
  ]);
});

test('a complaint stops newsletters, and three soft bounces on different days pause them', async () => {
  const [complainer, full] = [await createSubscriber(), await createSubscriber()];
  expect(await mailgun({ event: 'complained', id: newId(), recipient: complainer.email })).toBe(204);
  expect(await Subscriber.findById(complainer._id).lean()).toMatchObject({ status: 'complained' });
  await AddressState.create([
    { _id: full.email, state: 'delayed', reason: '', softBouncedAt: [4, 2].map(daysAgo), at: daysAgo(2) },
  ]);
  const event = { event: 'bounce', status: '5.2.2', reason: 'Mailbox full', sg_event_id: newId() };
  expect(await sendgrid([{ ...event, email: full.email }])).toBe(204);
  expect(await Subscriber.findById(full._id).lean()).toMatchObject({ pausedUntil: expect.any(Date) });
});

test('Amazon SNS is confirmed, and its bounces count', async () => {
  const { _id, email } = await createSubscriber();
  const SubscribeURL = `${origin}/?Action=ConfirmSubscription&Token=abc`;
  expect(
    await sns({ Type: 'SubscriptionConfirmation', Token: 'abc', SubscribeURL, Message: 'You have chosen' }),
  ).toBe(204);
  expect(asked).toContain('/?Action=ConfirmSubscription&Token=abc');
  expect(await sns({ Message: sesBounce(email) })).toBe(204);
  expect(await Subscriber.findById(_id).lean()).toMatchObject({ status: 'bounced' });
  // The certificate is read once.
  expect(asked.filter((url) => url.endsWith('.pem'))).toHaveLength(1);
});

test('what is not signed is rejected, also with a signature of something else', async () => {
  const { _id, email } = await createSubscriber();
  const complaint = { event: 'complained', id: newId(), recipient: email };
  const events = [{ event: 'spamreport', email, sg_event_id: newId() }];
  const statuses = [
    await postmark(bounceOf(email), 'x'.repeat(40)),
    await call('postmark', JSON.stringify(bounceOf(email))),
    await mailgun(complaint, { key: 'x'.repeat(40) }),
    await mailgun(complaint, { age: 90_000 }),
    await call('mailgun', JSON.stringify({ 'event-data': complaint })),
    await sendgrid(events, '[]'),
    await call('sendgrid', JSON.stringify(events)),
    await sns({ Message: sesBounce(email) }, { Message: sesBounce(`other-${email}`) }),
    await sns({ Message: sesBounce(email), TopicArn: `${topic}2` }),
    await sns({ Message: sesBounce(email) }, { SigningCertURL: 'https://sns.attacker.example/x.pem' }),
    await sns({ Message: sesBounce(email) }, { SigningCertURL: `${origin}/?x.txt` }),
    await sns({ Message: sesBounce(email) }, { SigningCertURL: `${origin}/other-1.pem` }),
    await sns({ Message: sesBounce(email) }, { SignatureVersion: 'constructor' }),
    await sns({ Message: sesBounce(email), Timestamp: daysAgo(2).toISOString() }),
    await sns({ Message: sesBounce(email) }, { Type: 'toString' }),
    await call('ses', '{}', { 'content-type': 'text/plain' }),
    await call('ses', ''),
    await call('ses', '\ufeff{}', { 'content-type': 'text/plain' }),
    await call('mailgun', Buffer.from('{}', 'utf16le'), {
      'content-type': 'application/json; charset=utf-16le',
    }),
  ];
  expect(statuses).toEqual(statuses.map(() => 401));
  expect(await call('hotmail', '{}')).toBe(404);
  expect(await Subscriber.findById(_id).lean()).toMatchObject({ status: 'active' });
});

test('503 if Amazon sends no certificate, so that the report comes again', async () => {
  const SigningCertURL = `${origin}/SimpleNotificationService-2.pem`;
  expect(await sns({ Message: sesBounce('a@example.com') }, { SigningCertURL })).toBe(503);
});

test('a signature of Mailgun, which is not of the body, counts once', async () => {
  const { _id, email: recipient } = await createSubscriber();
  const token = newId();
  const calls = ['opened', 'complained'].map((event) => ({ event, id: newId(), recipient }));
  for (const each of calls) expect(await mailgun(each, { token })).toBe(204);
  expect(await Subscriber.findById(_id).lean()).toMatchObject({ status: 'active' });
});

test('neither attempts to deliver nor a hundred emails in the name of a person keep out their complaint', async () => {
  const { _id, email } = await createSubscriber();
  const attempts = [1, 2].map(() => ({ event: 'deferred', response: '451', email, sg_event_id: newId() }));
  expect(await sendgrid(attempts)).toBe(204);
  expect(await ReceivedEmailModel.countDocuments({ emailNorm: email })).toBe(1);
  const reply = { kind: 'reply' as const, emailNorm: email, at: new Date() };
  const replies = Array.from({ length: 100 }, () => ({ _id: newId(), ...reply }));
  await ReceivedEmailModel.insertMany(replies);
  expect(await sendgrid([{ event: 'spamreport', email, sg_event_id: newId() }])).toBe(204);
  expect(await Subscriber.findById(_id).lean()).toMatchObject({ status: 'complained' });
});

test('members see which services are connected, and where they report to', async () => {
  const editor = await server.signInAs((await createMember({ role: 'editor' }))._id);
  const { webhooks } = (await editor.get('/api/admin/inbox')).body;
  expect(webhooks).toHaveLength(4);
  expect(webhooks[0]).toEqual({
    service: 'Postmark',
    url: expect.stringMatching(/^https?:\/\/\S+\/api\/webhooks\/email\/postmark$/),
  });
});

test('people whom the site does not know are left alone, and guests of bookings are known', async () => {
  const { email } = await createBooking({ email: `Guest-${newId()}@Example.com` });
  expect(await postmark(bounceOf(email))).toBe(204);
  expect(await AddressState.exists({ _id: email.toLowerCase() })).not.toBeNull();
  const stranger = `stranger-${newId()}@example.com`;
  expect(await postmark(bounceOf(stranger))).toBe(204);
  expect(await postmark(bounceOf('no address'))).toBe(204);
  expect(await AddressState.findById(stranger)).toBeNull();
  expect(await ReceivedEmailModel.countDocuments({ emailNorm: stranger })).toBe(0);
});
