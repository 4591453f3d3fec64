import { exampleContext, exampleEnquiry } from '../../leads/enquiries/example';
import { Enquiry } from '../../leads/enquiries/model';
import type { Visitor } from '../../testing';
import type { HubspotServer } from '../../testing/hubspot/startHubspot';
import {
  type ConnectedSite,
  findContact,
  newEmail,
  path,
  startConnectedSite,
} from '../sync/connectedSite.fixture';

let site: ConnectedSite;
let admin: Visitor;
let hubspot: HubspotServer;
beforeAll(async () => {
  site = await startConnectedSite();
  ({ admin, hubspot } = site);
});
afterAll(() => site.stop());
beforeEach(() => site.reset());

const hutk = '0123456789abcdef0123456789abcdef';
const formId = '0f6c1a52-3b7e-4d0c-9a51-6f4c2f6f7a10';
const forms = { forms: true, formId };
const tracking = { hutk, title: 'Contact us' };
const consented = { necessary: true, analytics: false, marketing: true };

/** Sends the contact form, then where it came from. */
async function enquire(email: string, part: object = { tracking, consent: consented }) {
  const visitor = site.server.visitor();
  const { body } = await visitor.post('/api/contact', exampleEnquiry({ email, company: 'Harbor Dental' }));
  const context = exampleContext({ page: '/contact', ...part });
  const { status } = await visitor.post(`/api/contact/${body.reference}/context`, context);
  return { reference: body.reference as string, status };
}
const trackingOf = async (email: string) => (await Enquiry.findOne({ emailNorm: email }).lean())?.tracking;
const submissions = () => hubspot.portal.submissions;
const submitCalls = () => hubspot.portal.calls.filter((call) => call.includes('/submissions/')).length;

test('an inquiry with consent and cookie is submitted once, and the cookie is deleted', async () => {
  const email = newEmail();
  await site.write(forms);
  await site.goLive();
  const { reference } = await enquire(email);
  expect(await trackingOf(email)).toMatchObject(tracking);
  await site.settle();
  const { createdAt } = await Enquiry.findOne({ reference }).orFail().lean();
  expect(submissions()).toEqual([
    {
      formId,
      submittedAt: String(createdAt.getTime()),
      fields: expect.arrayContaining([
        { objectTypeId: '0-1', name: 'email', value: email },
        { objectTypeId: '0-1', name: 'company', value: 'Harbor Dental' },
      ]),
      context: { hutk, pageUri: 'https://emberline.example/contact', pageName: 'Contact us' },
      legalConsentOptions: {
        consent: {
          consentToProcess: true,
          text: expect.stringMatching(/^By submitting, you agree to .* Terms of Use/),
          communications: [],
        },
      },
    },
  ]);
  expect(submissions()[0]?.fields.map(({ name }) => name)).not.toContain('message');
  expect(await trackingOf(email)).toBeUndefined();
  const { body } = await admin.get(`${path}/jobs/${(await findContact(email))?._id}`);
  expect(body.changes).toContainEqual(
    expect.objectContaining({ property: `form submission ${reference}`, after: 'Website inquiries' }),
  );
  await admin.post(`${path}/jobs/${body.id}/replay`);
  await site.settle();
  expect(submitCalls()).toBe(1);
});

test.each([
  ['without marketing consent', { tracking, consent: { ...consented, marketing: false } }],
  ['without any choice', { tracking, consent: undefined }],
  ['without the cookie', { consent: consented }],
])('nothing is stored or submitted %s', async (_case, part) => {
  const email = newEmail();
  await site.write(forms);
  await site.goLive();
  expect((await enquire(email, part)).status).toBe(204);
  expect(await trackingOf(email)).toBeUndefined();
  await site.settle();
  expect(hubspot.portal.findByEmail(email)).toBeDefined();
  expect(submitCalls()).toBe(0);
});

test.each(['short', `${hutk}0`, hutk.toUpperCase(), `${hutk.slice(1)}\n`])(
  'a cookie that is not HubSpot’s is rejected: %j',
  async (value) => {
    const { status } = await enquire(newEmail(), { tracking: { ...tracking, hutk: value } });
    expect(status).toBe(400);
  },
);

test('the cookie is stored only while forms are on, and deleted when they are turned off', async () => {
  const [before, email] = [newEmail(), newEmail()];
  await enquire(before);
  expect(await trackingOf(before)).toBeUndefined();
  await site.write(forms);
  await enquire(email);
  expect(await trackingOf(email)).toBeDefined();
  await site.write({ forms: false });
  expect(await trackingOf(email)).toBeUndefined();
  await site.write(forms);
  const other = newEmail();
  await enquire(other);
  const { version } = (await admin.get(path)).body;
  const { body } = await admin.send('DELETE', path, { headers: { 'If-Match': `"${version}"` } });
  expect(body.activities).toMatchObject({ forms: false, formId: '' });
  expect(await trackingOf(other)).toBeUndefined();
});

test('shadow mode shows what would be submitted, and starts with it', async () => {
  const email = newEmail();
  await site.write(forms);
  const { reference } = await enquire(email);
  await site.settle();
  expect(submitCalls()).toBe(0);
  const { body } = await admin.get(`${path}/jobs/${(await findContact(email))?._id}`);
  expect(body.changes).toContainEqual(
    expect.objectContaining({ property: `form submission ${reference}`, after: '/contact' }),
  );
  await site.goLive();
  await site.settle();
  expect(submissions()).toHaveLength(1);
});

test('a submission whose answer was lost, or whose process ended, is not sent again', async () => {
  const [email, ended] = [newEmail(), newEmail()];
  await site.goLive();
  await site.write(forms);
  await enquire(email);
  // The contact is written before.
  await Enquiry.updateMany({ emailNorm: email }, { $unset: { tracking: '' } });
  await site.settle();
  await Enquiry.updateMany({ emailNorm: email }, { $set: { tracking: { ...tracking, at: new Date() } } });
  hubspot.portal.faults.lostAnswers = 1;
  await site.settle();
  expect(submitCalls()).toBe(1);
  expect(await trackingOf(email)).toBeUndefined();
  expect(await findContact(email)).toMatchObject({ state: 'done' });
  await enquire(ended);
  await Enquiry.updateMany({ emailNorm: ended }, { $set: { 'tracking.isSending': true } });
  await site.settle();
  expect(submitCalls()).toBe(1);
  expect(await trackingOf(ended)).toBeUndefined();
});

test('a rejected submission fails only its contact, and is sent by a replay', async () => {
  const [email, other] = [newEmail(), newEmail()];
  await site.write(forms);
  await site.goLive();
  await enquire(email);
  await Enquiry.updateOne({ emailNorm: email }, { $set: { name: 'Dana refused.example' } });
  await enquire(other);
  hubspot.portal.faults.limited = 1;
  await site.settle();
  expect(submissions()).toHaveLength(1);
  expect(await findContact(email)).toMatchObject({
    state: 'dead',
    error: expect.stringContaining('INPUT_VALUE_INVALID'),
  });
  await Enquiry.collection.updateOne({ emailNorm: email }, { $set: { name: 'Dana' } });
  await admin.post(`${path}/jobs/replay`);
  await site.settle();
  expect(submissions()).toHaveLength(2);
  expect(await findContact(email)).toMatchObject({ state: 'done' });
});

test('a form that vanished or a missing scope holds up submissions only; a week later the cookie is deleted', async () => {
  const email = newEmail();
  await site.write(forms);
  await site.goLive();
  const [form] = hubspot.portal.forms.splice(0, 1);
  await enquire(email);
  await site.settle();
  expect(hubspot.portal.findByEmail(email)).toBeDefined();
  expect(await findContact(email)).toMatchObject({
    state: 'dead',
    error: 'The chosen form doesn’t exist in HubSpot anymore.',
  });
  if (form) hubspot.portal.forms.unshift(form);
  hubspot.portal.scopes = hubspot.portal.scopes.filter((scope) => scope !== 'forms');
  await admin.post(`${path}/jobs/replay`);
  await site.settle();
  expect((await findContact(email))?.error).toBe('The token lacks scopes: forms.');
  expect(await trackingOf(email)).toBeDefined();
  const at = new Date(Date.now() - 8 * 86_400_000);
  await Enquiry.collection.updateOne({ emailNorm: email }, { $set: { 'tracking.at': at } });
  await site.sync();
  expect(await trackingOf(email)).toBeUndefined();
  expect(submitCalls()).toBe(0);
});

test('an erasure deletes the cookie with the inquiry, and nothing is submitted', async () => {
  const email = newEmail();
  await site.write(forms);
  const { reference } = await enquire(email);
  expect((await admin.post('/api/admin/erasures', { reference, email })).status).toBe(201);
  await site.goLive();
  await site.settle();
  expect(await Enquiry.exists({ emailNorm: email })).toBeNull();
  expect(submitCalls()).toBe(0);
});

test('the page of a submission is on this site, whatever the sender calls it', async () => {
  await site.write(forms);
  await site.goLive();
  for (const page of ['@elsewhere.example/x', '.elsewhere.example', 'https://elsewhere.example'])
    await enquire(newEmail(), { page, tracking, consent: consented });
  await site.settle();
  const origins = submissions().map(({ context }) => new URL(context.pageUri).origin);
  expect(origins).toEqual(Array.from({ length: 3 }, () => 'https://emberline.example'));
});

test('forms that cannot be read hold up submissions only', async () => {
  const [email, other] = [newEmail(), newEmail()];
  await site.write(forms);
  await site.goLive();
  Object.assign(hubspot.portal, { forms: 'none' });
  await Promise.all([enquire(email), enquire(other, {})]);
  await site.settle();
  expect(await findContact(email)).toMatchObject({ error: 'HubSpot’s response can’t be read.' });
  expect(await findContact(other)).toMatchObject({ state: 'done' });
});

test('a cookie that was stored while HubSpot was disconnected is deleted a week later as well', async () => {
  const email = newEmail();
  await enquire(email, {});
  const stored = (days: number) => ({ ...tracking, at: new Date(Date.now() - days * 86_400_000) });
  const { version } = (await admin.get(path)).body;
  await admin.send('DELETE', path, { headers: { 'If-Match': `"${version}"` } });
  await Enquiry.collection.updateOne({ emailNorm: email }, { $set: { tracking: stored(6) } });
  await site.sync();
  expect(await trackingOf(email)).toBeDefined();
  await Enquiry.collection.updateOne({ emailNorm: email }, { $set: { tracking: stored(8) } });
  await site.sync();
  expect(await trackingOf(email)).toBeUndefined();
});
