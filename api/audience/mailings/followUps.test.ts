import { storeReceivedEmail } from '../../leads/inbox/storeReceivedEmail';
import { newId } from '../../platform/db/newId';
import { createBooking, createLead, createSubscriber } from '../../testing';
import { inboxPorts } from '../../worker/inboxPorts';
import { type MailingSite, startMailingSite } from './mailingSite.fixture';
import { NewsletterMail } from './model';

let site: MailingSite;
beforeAll(async () => {
  site = await startMailingSite();
});
afterAll(() => site.server.stop());

const leadOf = (email: string, part: object = {}) => createLead({ email, emailNorm: email, ...part });
const arrival = (campaign: string) => ({
  origin: {
    last: {
      source: 'partner.example',
      medium: 'referral',
      campaign,
      isPaid: false,
      class: 'campaign',
      rule: 'campaign',
      at: new Date(),
    },
  },
});

test('shows the replies, inquiries and meetings that followed a newsletter, and no others', async () => {
  const [dana, kim, lee] = await Promise.all([createSubscriber(), createSubscriber(), createSubscriber()]);
  const slug = `letter-${newId()}`;
  const id = await site.create({ slug });
  await leadOf(dana.email, { createdAt: new Date(Date.now() - 60_000) });
  await site.send(id);
  const { reactions } = await site.waitUntilSent(id);
  expect(reactions).toMatchObject({ replies: 0, leads: 0, bookings: 0, latest: [] });

  const lead = await leadOf(dana.email);
  const meeting = await createBooking({ email: kim.email });
  const forwarded = await leadOf('friend@client.example', arrival(slug));
  await leadOf('other@client.example', arrival('another'));
  await leadOf(kim.email, { status: 'spam' });
  await leadOf(kim.email, { manual: { source: 'phone', byId: 'x', by: 'Ana' } });

  const sent = await NewsletterMail.findOne({ newsletterId: id, subscriberId: lee._id }).orFail().lean();
  const answer = (more: string) =>
    storeReceivedEmail(
      Buffer.from(
        `From: ${lee.email}\r\nMessage-ID: <${newId()}@client.example>\r\nIn-Reply-To: ${sent.outbox[0]?.messageId}\r\n${more}\r\nThanks`,
      ),
      new Date(),
      inboxPorts({ sealingKeys: [], mailFrom: 'site@emberline.example', mailTo: 'team@emberline.example' }),
    );
  await answer('Auto-Submitted: auto-replied\r\n');
  expect((await site.getState(id)).reactions.replies).toBe(0);
  // From somebody without a lead: it counts, and its text is not stored.
  for (const _ of ['first', 'second']) expect(await answer('')).toBe('ignored');
  const after = (await site.getState(id)).reactions;
  expect(after).toMatchObject({ replies: 1, leads: 2, bookings: 1 });
  expect(after.latest.map(({ reference }: { reference: string }) => reference).sort()).toEqual(
    [lead.reference, forwarded.reference, String(meeting._id)].sort(),
  );
});
