import {
  createLead,
  createMember,
  createSubscriber,
  startServer,
  type TestServer,
  type Visitor,
  waitForMails,
} from '../../testing';
import { inboxPorts } from '../../worker/inboxPorts';
import { exampleEnquiry } from '../enquiries/example';
import { AddressState } from './model';
import { storeReceivedEmail } from './storeReceivedEmail';

let server: TestServer;
let editor: Visitor;
beforeAll(async () => {
  server = await startServer();
  editor = await server.signInAs((await createMember({ role: 'editor' }))._id);
});
afterAll(() => server.stop());

const ports = inboxPorts({
  sealingKeys: [],
  mailFrom: 'site@emberline.example',
  mailTo: 'team@emberline.example',
});
const day = 86_400_000;
const start = Date.now() - 40 * day;

/** A lead who subscribed, and what the mail server reports of an email to them. */
async function newReader() {
  const { _id, email } = await createSubscriber();
  const messageId = `<${crypto.randomUUID()}@emberline.example>`;
  const entry = { kind: 'sender', to: email, messageId, state: 'sent', attempts: 1, since: new Date() };
  await createLead({ email, emailNorm: email, outbox: [entry] as never });
  const report = (onDay: number, status: string, action = 'failed') =>
    storeReceivedEmail(
      Buffer.from(
        [
          'From: mailer-daemon@mx.example',
          `Message-ID: <${crypto.randomUUID()}@mx.example>`,
          'Content-Type: multipart/report; report-type=delivery-status; boundary=b',
          '',
          '--b',
          'Content-Type: message/delivery-status',
          '',
          `Final-Recipient: rfc822; ${email}`,
          `Action: ${action}`,
          `Status: ${status}`,
          `Diagnostic-Code: smtp; 452 ${status} Try later`,
          '',
          '--b',
          'Content-Type: message/rfc822-headers',
          '',
          `Message-ID: ${messageId}`,
          '',
          '--b--',
        ].join('\r\n'),
      ),
      new Date(start + onDay * day),
      ports,
    );
  const details = async () => (await editor.get(`/api/admin/subscribers/${_id}`)).body;
  return { email, report, details };
}

test('the third soft bounce within two weeks pauses newsletters, and says why', async () => {
  const { email, report, details } = await newReader();
  // The third is of the same day as the second, and the first is too old for the fourth.
  for (const onDay of [0, 5, 5.2, 15]) await report(onDay, '5.2.2');
  expect(await details()).toMatchObject({ state: 'active', pausedUntil: null });
  await report(18, '4.4.1');
  const paused = await details();
  expect(paused).toMatchObject({ state: 'paused', pausedUntil: expect.any(String) });
  expect(paused.history).toContainEqual(
    expect.objectContaining({ kind: 'soft_bounced', detail: expect.stringContaining('4.4.1') }),
  );
  // It counts anew, and emails to this one person still go out.
  await report(30, '5.2.2');
  expect((await AddressState.findById(email).lean())?.softBouncedAt).toHaveLength(1);
  expect((await server.visitor().post('/api/contact', exampleEnquiry({ email }))).status).toBe(200);
  server.tick('deliver mail');
  expect(await waitForMails(server.mailFolder, email)).toHaveLength(1);
});

test('emails that are still being tried, and refusals of content or sender, pause nothing', async () => {
  const { report, details } = await newReader();
  for (const onDay of [0, 2, 4, 6]) await report(onDay, '4.4.1', 'delayed');
  for (const onDay of [1, 3, 5, 7]) await report(onDay, '5.7.606');
  expect(await details()).toMatchObject({ state: 'active', pausedUntil: null });
});
