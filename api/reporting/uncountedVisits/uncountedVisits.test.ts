import { Consent } from '../../audience/consent/model';
import { toSiteDay } from '../../insights/events/toSiteDay';
import { VisitRollup } from '../../insights/visits/model';
import { Enquiry } from '../../leads/enquiries/model';
import { createLead, createMember, startServer, type TestServer, type Visitor } from '../../testing';
import { estimateUncounted } from './estimateUncounted';

let server: TestServer;
let viewer: Visitor;
beforeAll(async () => {
  server = await startServer({}, { hasJobs: false });
  viewer = await server.signInAs((await createMember({ role: 'viewer' }))._id);
});
afterAll(() => server.stop());

const none = { visitors: 0, accepted: 0, declined: 0, enquiries: 0, countedEnquiries: 0 };

test('choices give at least those who declined, at most their share of those who chose', () => {
  const { byChoices, byEnquiries, range } = estimateUncounted({
    ...none,
    visitors: 900,
    accepted: 300,
    declined: 100,
  });
  expect(byChoices).toEqual({ low: 0.1, high: 0.25 });
  expect(range).toEqual(byChoices);
  expect(byEnquiries).toBeNull();
});

test('enquiries give a 95 % interval, and the range covers both methods', () => {
  const counts = {
    ...none,
    visitors: 900,
    accepted: 300,
    declined: 100,
    enquiries: 40,
    countedEnquiries: 30,
  };
  const { byEnquiries, range } = estimateUncounted(counts);
  // R: binom::binom.wilson(10, 40) gives 0.1419 and 0.4019.
  expect(byEnquiries?.low).toBeCloseTo(0.1419, 3);
  expect(byEnquiries?.high).toBeCloseTo(0.4019, 3);
  expect(range).toEqual({ low: 0.1, high: byEnquiries?.high });
});

test('too little gives no estimate, and all enquiries counted do not mean that everybody is', () => {
  expect(estimateUncounted({ ...none, accepted: 10, declined: 9, enquiries: 19 }).range).toBeNull();
  const { range } = estimateUncounted({ ...none, enquiries: 20, countedEnquiries: 20 });
  expect(range?.low).toBeCloseTo(0, 10);
  expect(range?.high).toBeCloseTo(0.161, 3);
});

test('counts the latest choice of each browser, and enquiries that a browser sent', async () => {
  const at = new Date();
  const day = toSiteDay(at);
  const receipt = (consentId: string, analytics: boolean, ago: number) => ({
    consentId,
    choices: { necessary: true, analytics, marketing: false },
    version: '1',
    gpc: false,
    agent: 'Firefox on Windows',
    at: new Date(at.getTime() - ago),
  });
  await Consent.create([receipt('a', true, 2), receipt('a', false, 1), receipt('b', true, 1)]);
  for (const part of [{}, { status: 'spam' }, { context: undefined }]) {
    const { _id } = await createLead();
    const context = { at };
    const set = Object.fromEntries(Object.entries({ context, ...part }).filter(([, value]) => value));
    await Enquiry.updateOne({ _id }, { $set: set }, { strict: false });
    if ('context' in part) await Enquiry.updateOne({ _id }, { $unset: { context: 1 } });
  }
  const rollup = (combination: string, row: (string | number)[]) => ({
    _id: `day ${day} ${combination}`,
    bucket: 'day',
    at: day,
    combination,
    rows: [row],
    date: new Date(day),
  });
  await VisitRollup.collection.insertMany([
    rollup('total', ['all', '', 5, 5, 5, 0, 0, 0, 0, 0]),
    rollup('event', ['generate_lead', '', 1, 1, 5, 0, 0, 0, 0, 1]),
  ] as never);
  const reply = await viewer.get(`/api/admin/analytics/uncounted?from=${day}&to=${day}`);
  expect(reply.body).toEqual({
    visitors: 5,
    accepted: 1,
    declined: 1,
    enquiries: 1,
    countedEnquiries: 1,
    byChoices: null,
    byEnquiries: null,
    range: null,
  });
});
