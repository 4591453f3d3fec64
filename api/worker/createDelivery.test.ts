import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { type MailingSite, startMailingSite } from '../audience/mailings/mailingSite.fixture';
import { exampleEnquiry } from '../leads/enquiries/example';
import { createSubscriber } from '../testing';

/** Answers emails to readers only once they are released. */
const held: (() => void)[] = [];
let isReleased = false;
const received: string[] = [];
const mailServer = new SMTPServer({
  authOptional: true,
  disabledCommands: ['AUTH', 'STARTTLS'],
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
let site: MailingSite;
beforeAll(async () => {
  await new Promise<void>((resolve) => mailServer.listen(0, '127.0.0.1', () => resolve()));
  const { port } = mailServer.server.address() as AddressInfo;
  site = await startMailingSite({ SMTP_URL: `smtp://127.0.0.1:${port}` });
});
afterAll(async () => {
  await site.server.stop();
  await new Promise<void>((resolve) => mailServer.close(() => resolve()));
});

test('the confirmation of an inquiry does not wait for a newsletter that the mail server takes slowly', async () => {
  for (let number = 0; number < 6; number++)
    await createSubscriber({ email: `reader-${number}@slow.example` });
  const id = await site.create();
  await site.send(id);
  await site.runUntil(async () => held.length === 2);
  const enquiry = exampleEnquiry({ email: 'dana@client.example' });
  expect((await site.server.visitor().post('/api/contact', enquiry)).status).toBe(200);
  await site.runUntil(async () => received.includes('dana@client.example'));
  expect(received.some((address) => address.startsWith('reader'))).toBe(false);
  isReleased = true;
  for (const accept of held) accept();
  expect(await site.waitUntilSent(id)).toMatchObject({ sent: 6, unknown: 0 });
});
