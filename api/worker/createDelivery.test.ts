import { type MailingSite, startMailingSite } from '../audience/mailings/mailingSite.fixture';
import { exampleEnquiry } from '../leads/enquiries/example';
import { createSubscriber } from '../testing';
import { startMailServer } from '../testing/servers/mailServer';

/** Accepts the emails to readers that wait for it. */
const held: (() => void)[] = [];
let isReleased = false;
const received: string[] = [];
let mailServer: Awaited<ReturnType<typeof startMailServer>>;
let site: MailingSite;
beforeAll(async () => {
  mailServer = await startMailServer({
    onData: (stream, { envelope }, done) => {
      const address = envelope.rcptTo[0]?.address ?? '';
      const accept = () => {
        received.push(address);
        done();
      };
      stream.on('end', () => (isReleased || !address.startsWith('reader') ? accept() : held.push(accept)));
      stream.resume();
    },
  });
  site = await startMailingSite({ SMTP_URL: mailServer.url });
});
afterAll(async () => {
  await site.server.stop();
  await mailServer.stop();
});

test('the confirmation of an inquiry does not wait for a newsletter that the mail server takes slowly', async () => {
  for (let number = 0; number < 6; number++)
    await createSubscriber({ email: `reader-${number}@slow.example` });
  const id = await site.create();
  await site.send(id);
  await site.runUntil(async () => held.length >= 2);
  const enquiry = exampleEnquiry({ email: 'dana@client.example' });
  expect((await site.server.visitor().post('/api/contact', enquiry)).status).toBe(200);
  await site.runUntil(async () => received.includes('dana@client.example'));
  expect(received.some((address) => address.startsWith('reader'))).toBe(false);
  isReleased = true;
  for (const accept of held) accept();
  // On a machine that pauses, the connection of an email may have ended before it was accepted.
  const { sent, unknown } = await site.waitUntilSent(id);
  expect(sent + unknown).toBe(6);
});
