import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import mongoose from 'mongoose';
import { pino } from 'pino';
import { SMTPServer } from 'smtp-server';
import { Enquiry } from '../../leads/enquiries/model';
import { createLead } from '../../testing';
import { deliverySources } from '../../worker/deliverySources';
import { connect } from '../db/connect';
import { createMailTransport } from '../mail/transport';
import { type Delivery, deliverySource } from './deliveries';
import { createOutbox } from './outbox';
import { newOutboxEntry, type OutboxEntry, outboxFields } from './outboxEntries';

// A database without an API server, whose worker would deliver first.
beforeAll(async () => {
  const url = new URL(process.env.TEST_MONGO_URL ?? '');
  url.pathname = `/test-${randomBytes(6).toString('hex')}`;
  await connect(url.href, pino({ level: 'silent' }));
});
afterAll(async () => {
  await mongoose.connection.dropDatabase();
  await mongoose.disconnect();
  // The next files of this worker would expect its indexes.
  mongoose.deleteModel('Report');
});

test("logs a rejected email by code and status, and stores the server's text only with the lead", async () => {
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
  let output = '';
  const log = pino(
    {},
    {
      write: (line: string) => {
        output += line;
      },
    },
  );
  const us = { name: 'Us', phone: '1', from: 'us@example.org', origin: 'https://x' };
  const sender = async () => ({ ...us, sign: (text: string) => text });
  const { reference } = await createLead();
  const [mail] = (await Enquiry.findOne({ reference }).lean())?.outbox ?? [];
  const waiting = { ...mail, to, state: 'waiting', attempts: 0, nextAt: new Date(), since: new Date() };
  const onRefusedAddress = jest.fn(async () => undefined);
  const parts = { sources: deliverySources, transport, sender, log, leaseMs: 30_000 };
  const outbox = createOutbox({ ...parts, onRefusedAddress });
  try {
    await Enquiry.updateOne({ reference }, { $set: { outbox: [waiting] } });
    await outbox.deliver();
  } finally {
    transport.close();
    await new Promise<void>((resolve) => refusing.close(() => resolve()));
  }
  expect(output).toContain('"msg":"mail not sent"');
  expect(output).toContain('"reply":550');
  expect(output).toContain('"status":"5.1.1"');
  expect(output).not.toContain('canary');
  // There is no such address, so it is not tried again.
  const [entry] = (await Enquiry.findOne({ reference }).lean())?.outbox ?? [];
  expect(entry).toMatchObject({ state: 'dead', attempts: 1, error: expect.stringContaining(to) });
  expect(onRefusedAddress).toHaveBeenCalledWith(to, entry?.error);
});

interface Report {
  _id: string;
  title: string;
  outbox: OutboxEntry<'hand over'>[];
  createdAt: Date;
}

const reportSchema = new mongoose.Schema<Report>({ _id: String, title: String }, { timestamps: true });
reportSchema.plugin(outboxFields);
const Report = mongoose.model<Report>('Report', reportSchema, 'reports');

/** A delivery that sends a report to a server over HTTP. */
const handOver: Delivery<Report> = {
  what: 'call',
  deliver: async ({ title }, { to, messageId }) => {
    const headers = { 'Idempotency-Key': messageId };
    const response = await fetch(to, { method: 'POST', headers, body: title });
    if (!response.ok) throw new Error(`answered ${response.status}`);
    return response.text();
  },
  failure: () => ({}),
};

test('delivers HTTP calls of any document beside emails, and retries them until they succeed', async () => {
  const heard: string[] = [];
  const server = createServer((req, res) => {
    heard.push(String(req.headers['idempotency-key']));
    res.writeHead(heard.length < 2 ? 503 : 200).end('taken');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const to = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const mail = { send: async () => '250 OK', close: () => {} };
  const us = { name: 'Us', phone: '1', from: 'us@example.org', origin: 'https://x' };
  const sender = async () => ({ ...us, sign: (text: string) => text });
  const outbox = createOutbox({
    sources: [...deliverySources, deliverySource(Report, { 'hand over': handOver })],
    transport: mail,
    sender,
    leaseMs: 30_000,
    log: pino({ level: 'silent' }),
    onRefusedAddress: async () => undefined,
  });
  const entry = newOutboxEntry({ kind: 'hand over', to, messageId: 'report-1' });
  const unknownEntry = { ...entry, kind: 'not known here' as 'hand over', messageId: 'report-2' };
  await Report.create([{ _id: '1', title: 'Quarterly', outbox: [unknownEntry, entry] }]);
  const lead = await createLead();
  await Enquiry.updateOne(
    { _id: lead._id },
    { $set: { outbox: [newOutboxEntry({ kind: 'team', to: 'us@example.org', messageId: '<1@x>' })] } },
  );
  const stored = async () => (await Report.findById('1').lean<Report>())?.outbox ?? [];
  try {
    await outbox.deliver();
    // If the delivery took as long as the retry delay, it may have been retried already.
    await Report.updateOne({ 'outbox.1.state': 'waiting' }, { $set: { 'outbox.1.nextAt': new Date() } });
    await outbox.deliver();
  } finally {
    await new Promise<void>((resolve) => server.close(() => resolve()));
  }
  expect(heard).toEqual(['report-1', 'report-1']);
  expect((await stored())[1]).toMatchObject({ state: 'sent', attempts: 2, response: 'taken' });
  expect((await stored())[0]).toMatchObject({ state: 'waiting', attempts: 0 });
  expect((await Enquiry.findById(lead._id).lean())?.outbox[0]).toMatchObject({ state: 'sent' });
});
