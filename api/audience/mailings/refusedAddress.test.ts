import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { AddressState } from '../../leads/inbox/model';
import { createSubscriber } from '../../testing';
import { Subscriber } from '../subscribers/model';
import { type MailingSite, startMailingSite } from './mailingSite.fixture';

const attempts: string[] = [];
const mailServer = new SMTPServer({
  authOptional: true,
  disabledCommands: ['AUTH', 'STARTTLS'],
  onRcptTo: ({ address }, _session, done) => {
    attempts.push(address);
    const refusal = address.startsWith('gone') && '5.1.1 unknown here';
    const isFull = address.startsWith('full') && attempts.filter((each) => each === address).length === 1;
    const text = refusal || (isFull && '4.2.2 mailbox full');
    done(text ? Object.assign(new Error(text), { responseCode: refusal ? 550 : 452 }) : null);
  },
  onData: (stream, _session, done) => void stream.on('end', () => done()).resume(),
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

test('an address that does not exist is tried once and gets no more newsletters, a full mailbox is tried again', async () => {
  const [gone, full, reader] = ['gone', 'full', 'reader'].map((name) => `${name}@client.example`);
  for (const email of [gone, full, reader]) await createSubscriber({ email });
  const id = await site.create();
  await site.send(id);
  expect(await site.waitUntilSent(id)).toMatchObject({ sent: 2, failed: 1, unknown: 0 });
  expect(attempts.filter((address) => address === gone)).toHaveLength(1);
  expect(attempts.filter((address) => address === full)).toHaveLength(2);
  expect(await Subscriber.findOne({ emailNorm: gone }).lean()).toMatchObject({ status: 'bounced' });
  expect(await Subscriber.findOne({ emailNorm: full }).lean()).toMatchObject({ status: 'active' });
  const states = await AddressState.find().lean();
  expect(states).toMatchObject([{ _id: gone, state: 'bounced', reason: expect.stringContaining('5.1.1') }]);
});
