import { exampleSubscriptionDraft } from '../../audience/subscribers/example';
import { Subscriber } from '../../audience/subscribers/model';
import { exampleEnquiry } from '../../leads/enquiries/example';
import { Enquiry } from '../../leads/enquiries/model';
import { startServer, type TestServer } from '../../testing';
import { addressHash, mailboxOf } from './addressHash';
import { resetLimits } from './rateLimit';

test.each([
  ['Dana+news@Example.com', 'dana@example.com'],
  ['dana.reyes@example.com', 'dana.reyes@example.com'],
  ['d.a.n.a+x+y@googlemail.com', 'dana@gmail.com'],
  [' dana@gmail.com ', 'dana@gmail.com'],
  ['"a@b"@example.com', '"a@b"@example.com'],
  ['dana@exämple.com', 'dana@xn--exmple-cua.com'],
  ['dana@ＥXÄMPLE.com', 'dana@xn--exmple-cua.com'],
])('counts %s as %s', (address, mailbox) => expect(mailboxOf(address)).toBe(mailbox));

describe('emails of all kinds', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer();
  });
  afterAll(() => server.stop());

  test('to unverified addresses share one daily budget per mailbox, which limits nothing else', async () => {
    const write = (n: number) => {
      const email = `v.ictim+${n}@gmail.com`;
      return server
        .visitor()
        .post('/api/contact', exampleEnquiry({ email, message: `We need a hand, ${n}.` }));
    };
    for (let n = 0; n < 12; n++) {
      expect((await write(n)).status).toBe(200);
      await resetLimits('contact-sender', addressHash('victim@gmail.com'));
    }
    const found = await Enquiry.find({ emailNorm: /@gmail\.com$/ })
      .sort({ createdAt: 1 })
      .lean();
    const kinds = found.map(({ outbox }) => outbox.map(({ kind }) => kind).join());
    expect(kinds).toEqual([...Array(10).fill('team,sender'), ...Array(2).fill('team')]);
    const draft = exampleSubscriptionDraft({ email: 'victim@googlemail.com' });
    expect((await server.visitor().post('/api/subscribe', draft)).status).toBe(202);
    expect(await Subscriber.countDocuments({ emailNorm: draft.email })).toBe(0);
  });
});
