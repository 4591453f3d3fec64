import { randomBytes } from 'node:crypto';
import { exampleReceipt } from '../../audience/consent/example';
import { Consent } from '../../audience/consent/model';
import { exampleContext, exampleEnquiry } from '../../leads/enquiries/example';
import { Enquiry } from '../../leads/enquiries/model';
import type { HubspotServer } from '../../testing/hubspot/startHubspot';
import { type ConnectedSite, findContact, newEmail, startConnectedSite } from '../sync/connectedSite.fixture';

let site: ConnectedSite;
let hubspot: HubspotServer;
beforeAll(async () => {
  site = await startConnectedSite();
  ({ hubspot } = site);
});
afterAll(() => site.stop());
beforeEach(async () => {
  await site.reset();
  await site.write({ forms: true, formId: '0f6c1a52-3b7e-4d0c-9a51-6f4c2f6f7a10' });
  await site.goLive();
});

const newCookie = () => randomBytes(16).toString('hex');

/** Sends an inquiry of a browser with this cookie, which allowed marketing. */
async function enquire(email: string, hutk: string): Promise<string> {
  const visitor = site.server.visitor();
  const { body } = await visitor.post('/api/contact', exampleEnquiry({ email }));
  const consent = { necessary: true, analytics: false, marketing: true };
  const context = exampleContext({ consent, tracking: { hutk, title: 'Contact us' } });
  await visitor.post(`/api/contact/${body.reference}/context`, context);
  return body.reference;
}

const choose = (marketing: boolean, hutk?: string) =>
  site.server.visitor().post('/api/consent', {
    ...exampleReceipt({ choices: { necessary: true, analytics: true, marketing } }),
    hutk,
  });
const submitCalls = () => hubspot.portal.calls.filter((call) => call.includes('/submissions/')).length;
const recordOf = (reference: string) => Enquiry.findOne({ reference }).orFail().lean();
const consentEntries = async (reference: string) =>
  (await site.admin.get(`/api/admin/leads/${reference}/contact`)).body.timeline.filter(
    ({ kind }: { kind: string }) => kind === 'consent',
  );

test('an inquiry that waits is not submitted once its browser refuses marketing, and its timeline says why', async () => {
  const [hutk, other] = [newCookie(), newCookie()];
  const emails = [newEmail(), newEmail(), newEmail()] as const;
  const reference = await enquire(emails[0], hutk);
  const second = await enquire(emails[1], hutk);
  const elsewhere = await enquire(emails[2], other);
  expect((await choose(false, hutk)).status).toBe(204);
  expect((await recordOf(reference)).tracking).toBeUndefined();
  await site.settle();
  expect(hubspot.portal.submissions.map(({ context }) => context.hutk)).toEqual([other]);
  expect(hubspot.portal.findByEmail(emails[0])).toBeDefined();
  for (const each of [reference, second])
    expect(await consentEntries(each)).toEqual([
      {
        kind: 'consent',
        id: each,
        title: 'Marketing cookies refused',
        state: 'Not submitted to HubSpot',
        at: (await recordOf(each)).trackingWithdrawnAt?.toISOString(),
        startsAt: null,
      },
    ]);
  expect(await consentEntries(elsewhere)).toEqual([]);
  expect(JSON.stringify(await Consent.find().lean())).not.toContain(hutk);
});

test('neither another choice nor one without the cookie withdraws anything', async () => {
  const hutk = newCookie();
  await enquire(newEmail(), hutk);
  await choose(true, hutk);
  await choose(false);
  await choose(false, newCookie());
  expect((await choose(false, 'not a cookie')).status).toBe(400);
  await site.settle();
  expect(submitCalls()).toBe(1);
});

test('a submission that HubSpot gave back is not repeated if consent ended while it was being sent', async () => {
  const [email, hutk] = [newEmail(), newCookie()];
  const reference = await enquire(email, hutk);
  hubspot.portal.onCall = async (call) => {
    if (!call.includes('/submissions/')) return;
    await choose(false, hutk);
    hubspot.portal.faults.limited = 1;
  };
  await site.sync();
  expect((await recordOf(reference)).tracking).toBeUndefined();
  await site.settle();
  expect(submitCalls()).toBe(1);
  expect(hubspot.portal.submissions).toHaveLength(0);
  expect(await consentEntries(reference)).toHaveLength(1);
  expect(await findContact(email)).toMatchObject({ state: 'done' });
});

test('what HubSpot has already is no longer waiting', async () => {
  const hutk = newCookie();
  const reference = await enquire(newEmail(), hutk);
  await site.settle();
  await choose(false, hutk);
  expect(hubspot.portal.submissions).toHaveLength(1);
  expect(await consentEntries(reference)).toEqual([]);
});
