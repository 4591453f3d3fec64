import { AddressState } from '../../leads/inbox/model';
import { createSubscriber } from '../../testing';
import { startMailServer } from '../../testing/servers/mailServer';
import { Subscriber } from '../subscribers/model';
import { type MailingSite, startMailingSite } from './mailingSite.fixture';

/** The reply to the first attempt, by recipient. */
const refusals: Record<string, [code: number, text: string]> = {
  'gone@client.example': [550, '5.1.1 unknown here'],
  'full@client.example': [452, '4.2.2 mailbox full'],
  // About the sender: it would be the same for every recipient.
  'strict@client.example': [550, '5.1.8 sender address rejected'],
};
const attempts: string[] = [];
let mailServer: Awaited<ReturnType<typeof startMailServer>>;
let site: MailingSite;
beforeAll(async () => {
  mailServer = await startMailServer({
    onRcptTo: ({ address }, _session, done) => {
      const [code, text] = (!attempts.includes(address) && refusals[address]) || [];
      attempts.push(address);
      done(text ? Object.assign(new Error(text), { responseCode: code }) : null);
    },
    onData: (stream, _session, done) => void stream.on('end', () => done()).resume(),
  });
  site = await startMailingSite({ SMTP_URL: mailServer.url });
});
afterAll(async () => {
  await site.server.stop();
  await mailServer.stop();
});

test('only an address that does not exist is given up at once, and gets no more newsletters', async () => {
  for (const email of [...Object.keys(refusals), 'reader@client.example']) await createSubscriber({ email });
  const id = await site.create();
  await site.send(id);
  expect(await site.waitUntilSent(id)).toMatchObject({ sent: 3, failed: 1, unknown: 0 });
  expect(attempts.filter((address) => address === 'gone@client.example')).toHaveLength(1);
  const bounced = await Subscriber.find({ status: 'bounced' }).lean();
  expect(bounced.map(({ email }) => email)).toEqual(['gone@client.example']);
  expect(await AddressState.find().lean()).toMatchObject([
    { _id: 'gone@client.example', state: 'bounced', reason: expect.stringContaining('5.1.1') },
  ]);
});
