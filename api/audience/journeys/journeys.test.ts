import mongoose from 'mongoose';
import { exampleBatch } from '../../insights/events/example';
import { Event } from '../../insights/events/model';
import { rollUp } from '../../insights/events/rollUp';
import { BrowserSketch } from '../../insights/uniqueVisitors/model';
import { Visit } from '../../insights/visits/model';
import { exampleEnquiry } from '../../leads/enquiries/example';
import { Enquiry, type EnquiryRecord } from '../../leads/enquiries/model';
import { exampleScoreRuleDraft } from '../../leads/score/example';
import { scoreLeads } from '../../leads/score/scoreLeads';
import { createMember, startServer, type TestServer, type Visitor } from '../../testing';
import { exampleSubmission } from '../../tools/assessments/example';
import { Submission } from '../../tools/assessments/model';
import { findActivities } from '../../wiring/activitySources';

let server: TestServer;
let admin: Visitor;
let viewer: Visitor;
beforeAll(async () => {
  server = await startServer({}, { hasJobs: false });
  admin = await server.signInAs((await createMember({ role: 'admin' }))._id);
  viewer = await server.signInAs((await createMember({ role: 'viewer' }))._id);
});
afterAll(() => server.stop());

let count = 0;
const newBrowserId = () => {
  count += 1;
  return count.toString(16).padStart(32, 'a');
};

/** A visitor who views pages and sends the contact form from a browser, if it is recognized. */
async function visitAndAsk(browserId: string | undefined, paths = ['/services', '/pricing']) {
  const visitor = server.visitor();
  const events = paths.map((path) => ({ name: 'page_view', path }));
  await visitor.post('/api/events', exampleBatch({ browserId, events }));
  const email = `${crypto.randomUUID()}@example.com`;
  const { reference } = (await visitor.post('/api/contact', exampleEnquiry({ email }))).body;
  const context = { page: '/contact', origin: { page: '/contact', browserId } };
  expect((await visitor.post(`/api/contact/${reference}/context`, context)).status).toBe(204);
  await rollUp();
  return { visitor, email, reference };
}

const visitsOf = async (reference: string, member = admin) => {
  const { body } = await member.get(`/api/admin/leads/${reference}/contact`);
  return body.timeline.filter(({ kind }: { kind: string }) => kind === 'visit');
};

test('a lead shows the visits of its browser, and nobody else’s', async () => {
  const browserId = newBrowserId();
  const dana = await visitAndAsk(browserId);
  const other = await visitAndAsk(newBrowserId(), ['/about']);
  const [visit, ...more] = await visitsOf(dana.reference);
  expect(more).toEqual([]);
  expect(visit).toMatchObject({ state: '2 pages', pages: [{ path: '/services' }, { path: '/pricing' }] });
  expect((await visitsOf(other.reference))[0].pages).toEqual([{ path: '/about', seconds: 0 }]);
  const [seen] = await visitsOf(dana.reference, viewer);
  expect(seen).toMatchObject({ state: '2 pages' });
  expect(seen).not.toHaveProperty('pages');
  const stored = JSON.stringify([await Event.find().lean(), await Visit.find().lean()]);
  expect(stored).not.toContain(browserId);
});

test('without a recognized browser a lead has no visits', async () => {
  for (const sent of [undefined, 'not an identifier'])
    expect(await visitsOf((await visitAndAsk(sent)).reference)).toEqual([]);
});

test('pages that may be those of another person belong to nobody', async () => {
  const dana = await visitAndAsk(newBrowserId());
  // Behind the same address, with the same kind of browser; without consent, and with an identifier of their own.
  for (const browserId of [undefined, newBrowserId()]) {
    const events = [{ name: 'page_view', path: '/careers' }];
    await dana.visitor.post('/api/events', exampleBatch({ browserId, events }));
    await rollUp();
    expect(JSON.stringify(await visitsOf(dana.reference))).not.toContain('/careers');
  }
});

test('spam and unconfirmed bookings in a person’s name bring no visits', async () => {
  const dana = await visitAndAsk(undefined);
  const spam = await visitAndAsk(newBrowserId(), ['/spammer']);
  await Enquiry.updateOne(
    { reference: spam.reference },
    { emailNorm: dana.email.toLowerCase(), status: 'quarantined' },
  );
  expect(await visitsOf(dana.reference)).toEqual([]);
});

test('answers of an assessment stay anonymous, also in the browser of a lead', async () => {
  const browserId = newBrowserId();
  const dana = await visitAndAsk(browserId);
  const body = { ...exampleSubmission(), origin: { page: '/assessments', browserId } };
  const path = '/api/assessments/BusinessTechCheck/submissions';
  const { id } = (await dana.visitor.post(path, body)).body;
  expect((await Submission.findById(id).lean())?.origin).toEqual({ page: '/assessments' });
});

test('sketches cannot be matched with a lead', async () => {
  const { reference } = await visitAndAsk(newBrowserId());
  const { origin } = (await Enquiry.findOne({ reference }).lean()) as EnquiryRecord;
  const [sketch] = await BrowserSketch.find({ bucket: 'day' }).lean();
  expect(sketch?.hashes).not.toHaveLength(0);
  expect(sketch?.hashes).not.toContain(Number.parseInt(String(origin?.browserId).slice(0, 12), 16));
});

test('an export contains the visits, and an erasure leaves them as visits of nobody', async () => {
  const browserId = newBrowserId();
  const { reference, email, visitor } = await visitAndAsk(browserId, ['/services', '/erased']);
  const countLinked = () => Event.collection.countDocuments({ browserId: { $exists: true } });
  const [visits, linked] = [await Visit.countDocuments(), await countLinked()];
  const path = `/api/admin/leads/${reference}/contact/export?format=json`;
  expect(JSON.stringify((await admin.get(path)).body)).toContain('/erased');
  const { status, body } = await admin.post('/api/admin/erasures', { reference, email });
  expect(status).toBe(201);
  expect(body.records).toContainEqual({ title: 'Website visits', count: 1 });
  // The browser comes back on the same day, and the visits of the day are built again.
  await visitor.post('/api/events', exampleBatch({ browserId, events: [{ name: 'page_view', path: '/' }] }));
  await rollUp();
  expect(await Visit.countDocuments()).toBe(visits);
  expect(
    await Visit.exists({ 'pages.path': '/erased', browserId: mongoose.trusted({ $exists: true }) }),
  ).toBeNull();
  // Two page views and a measurement fewer, one of each more.
  expect(await countLinked()).toBe(linked - 1);
});

test('a rule scores a visited page', async () => {
  const rule = exampleScoreRuleDraft({ kind: 'visit', value: '/Pricing*', points: 15, service: undefined });
  expect((await admin.post('/api/admin/score-rules', rule)).status).toBe(201);
  const [dana, other] = [await visitAndAsk(newBrowserId()), await visitAndAsk(newBrowserId(), ['/about'])];
  const withoutSlash = { ...rule, name: 'No path', value: 'pricing' };
  expect((await admin.post('/api/admin/score-rules', withoutSlash)).status).toBe(400);
  await scoreLeads(findActivities);
  const scoreOf = async ({ reference }: { reference: string }) =>
    (await admin.get(`/api/admin/leads/${reference}`)).body.score;
  expect([await scoreOf(dana), await scoreOf(other)]).toEqual([15, 0]);
});
