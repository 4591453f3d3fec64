import { randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import mongoose from 'mongoose';
import { pino } from 'pino';
import { SMTPServer } from 'smtp-server';
import { connect } from '../db/connect';
import { createMailTransport } from '../mail/transport';
import { Enquiry } from '../resources/enquiries/model';
import { savedLead } from '../testing';
import { createOutbox } from './outbox';

// A database without a server: its own worker would come first.
beforeAll(async () => {
  const url = new URL(process.env.TEST_MONGO_URL ?? '');
  url.pathname = `/test-${randomBytes(6).toString('hex')}`;
  await connect(url.href, pino({ level: 'silent' }));
}, 30_000);
afterAll(async () => {
  await mongoose.connection.dropDatabase();
  await mongoose.disconnect();
});

test('a mail that a server refuses is logged by code and status; the words are kept with the lead alone', async () => {
  const to = 'dana.canary@example.com';
  const refusing = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo: ({ address }, _session, done) => {
      done(Object.assign(new Error(`5.1.1 <${address}> unknown here`), { responseCode: 550 }));
    },
  });
  await new Promise<void>((resolve) => refusing.listen(0, '127.0.0.1', () => resolve()));
  const transport = createMailTransport(
    `smtp://127.0.0.1:${(refusing.server.address() as AddressInfo).port}`,
  );
  let said = '';
  const log = pino(
    {},
    {
      write: (line: string) => {
        said += line;
      },
    },
  );
  const letterhead = async () => ({ name: 'Us', phone: '1', from: 'us@example.org', origin: 'https://x' });
  const { reference } = await savedLead();
  const [mail] = (await Enquiry.findOne({ reference }).lean())?.outbox ?? [];
  const waiting = { ...mail, to, state: 'waiting', attempts: 0, nextAt: new Date(), since: new Date() };
  const outbox = createOutbox({ transport, letterhead, log });
  try {
    await Enquiry.updateOne({ reference }, { $set: { outbox: [waiting] } });
    await outbox.deliver();
  } finally {
    transport.close();
    await new Promise<void>((resolve) => refusing.close(() => resolve()));
  }
  expect(said).toContain('"msg":"mail not sent"');
  expect(said).toContain('"reply":550');
  expect(said).toContain('"status":"5.1.1"');
  expect(said).not.toContain('canary');
  expect((await Enquiry.findOne({ reference }).lean())?.outbox[0]?.error).toContain(to);
});
