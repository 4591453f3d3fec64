import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { EmailService } from '../inbox/emailServices';
import { parseReports } from './parseReports';

/** Example bodies from the services' documentation. */
const readBody = (name: string) =>
  JSON.parse(readFileSync(join(import.meta.dirname, 'bodies', `${name}.json`), 'utf8'));
const parse = (service: EmailService, body: unknown) =>
  parseReports(service, body).map(({ id: _, ...report }) => report);

test.each([
  ['postmark', 'postmark-bounce', 'john@example.com', 'bounced', /^smtp;550 5\.1\.1 The email account of …/],
  ['mailgun', 'mailgun-failed', 'alice@example.com', 'bounced', /^5\.1\.1 The email account/],
  ['ses', 'ses-bounce', 'jane@example.com', 'bounced', /^550 5\.1\.1 …/],
  ['ses', 'ses-complaint', 'richard@example.com', 'complained', /^Marked as spam/],
] as const)('reads the example of %s: %s', (service, file, address, kind, reason) => {
  expect(parse(service, readBody(file))).toEqual([
    { address, kind, reason: expect.stringMatching(reason), isSoft: false },
  ]);
});

test('reads each event of SendGrid that is about delivery', () => {
  expect(parse('sendgrid', readBody('sendgrid-events'))).toEqual([
    {
      address: 'example@test.com',
      kind: 'bounced',
      reason: expect.stringContaining('5.1.1'),
      isSoft: false,
    },
    { address: 'spam@test.com', kind: 'complained', reason: 'Marked as spam', isSoft: false },
  ]);
});

const postmark = (Type: string, RecordType = 'Bounce') => ({
  ...readBody('postmark-bounce'),
  RecordType,
  Type,
});
const mailgun = (change: object) => {
  const body = readBody('mailgun-failed');
  return { ...body, 'event-data': { ...body['event-data'], ...change } };
};
const sendgrid = (change: object) => [{ ...readBody('sendgrid-events')[1], ...change }];
const ses = (change: object, mail: object = {}) => {
  const body = readBody('ses-bounce');
  return { ...body, ...mail, bounce: { ...body.bounce, ...change } };
};

/** What the other kinds of events mean: the kind, with `soft` where the address cannot be reached. */
test.each<[EmailService, unknown, string]>([
  ['postmark', postmark('BadEmailAddress'), 'bounced'],
  ['postmark', postmark('SoftBounce'), 'delayed soft'],
  ['postmark', postmark('DnsError'), 'delayed soft'],
  ['postmark', postmark('Transient'), 'delayed'],
  ['postmark', postmark('Blocked'), 'delayed'],
  ['postmark', postmark('SpamNotification'), 'delayed'],
  ['postmark', postmark('AutoResponder'), ''],
  ['postmark', postmark('SpamComplaint', 'SpamComplaint'), 'complained'],
  ['postmark', { RecordType: 'Delivery' }, ''],
  ['mailgun', mailgun({ severity: 'temporary' }), 'delayed'],
  ['mailgun', mailgun({ reason: 'old' }), 'delayed soft'],
  ['mailgun', mailgun({ 'delivery-status': { 'enhanced-code': '5.7.1', message: 'Policy' } }), 'delayed'],
  ['mailgun', mailgun({ 'delivery-status': { 'enhanced-code': '5.2.2', message: 'Full' } }), 'delayed soft'],
  ['mailgun', mailgun({ 'delivery-status': null }), 'bounced'],
  ['mailgun', mailgun({ 'delivery-status': null, reason: 'espblock' }), 'delayed'],
  ['mailgun', mailgun({ reason: 'suppress-complaint' }), 'complained'],
  ['mailgun', mailgun({ event: 'complained' }), 'complained'],
  ['mailgun', mailgun({ event: 'delivered' }), ''],
  ['sendgrid', sendgrid({ type: 'blocked' }), 'delayed'],
  ['sendgrid', sendgrid({ status: '4.4.1' }), 'delayed soft'],
  ['sendgrid', sendgrid({ event: 'deferred', response: '451 later' }), 'delayed'],
  ['sendgrid', sendgrid({ event: 'dropped', reason: 'Bounced Address' }), 'bounced'],
  ['sendgrid', sendgrid({ event: 'dropped', reason: 'Spam Reporting Address' }), 'complained'],
  ['sendgrid', sendgrid({ event: 'dropped', reason: 'Unsubscribed Address' }), ''],
  ['sendgrid', sendgrid({ type: 'expired', status: '' }), 'delayed soft'],
  ['sendgrid', sendgrid({ event: 'open' }), ''],
  // An event of the account has no address, and must not keep out the others.
  ['sendgrid', [{ event: 'account_status_change', sg_event_id: 'a' }, ...sendgrid({})], 'bounced'],
  ['ses', ses({ bounceType: 'Transient', bounceSubType: 'MailboxFull' }), 'delayed soft'],
  ['ses', ses({ bounceType: 'Transient', bounceSubType: 'MessageTooLarge' }), 'delayed'],
  ['ses', ses({ bounceType: 'Undetermined' }), 'delayed'],
  ['ses', ses({}, { notificationType: undefined, eventType: 'Bounce' }), 'bounced'],
  ['ses', { notificationType: 'Delivery' }, ''],
])('%s %#: %j is %s', (service, body, meaning) => {
  const reports = parse(service, body);
  expect(reports.map(({ kind, isSoft }) => (isSoft ? `${kind} soft` : kind)).join()).toBe(meaning);
});

test('IDs of Postmark that are rounded are still different reports', () => {
  const idOf = (change: object) => parseReports('postmark', { ...postmark('HardBounce'), ...change })[0]?.id;
  expect(idOf({})).toBe(idOf({}));
  expect(idOf({ MessageID: 'other' })).not.toBe(idOf({}));
  expect(idOf({ Email: 'other@example.com' })).not.toBe(idOf({}));
});

test.each<[EmailService, unknown]>([
  ['postmark', []],
  ['postmark', { RecordType: 'Bounce' }],
  ['mailgun', {}],
  ['sendgrid', {}],
  ['sendgrid', [null]],
  ['ses', { notificationType: 'Bounce' }],
  ['ses', null],
])('%s: %j is rejected', (service, body) => {
  expect(() => parseReports(service, body)).toThrow('The body is not a valid event of this service.');
});
