import { Booking } from '../../bookings/model';
import type { Role } from '../../identity/users/contract';
import {
  createBooking,
  createLead,
  createMember,
  startServer,
  type TestServer,
  type Visitor,
} from '../../testing';
import { findActivities } from '../../wiring/activitySources';
import { Contact } from '../contacts/model';
import { Enquiry, type EnquiryRecord } from '../enquiries/model';
import { scoreRuleLimit } from './contract';
import { exampleScoreRuleDraft } from './example';
import { expectSums } from './expectSums.fixture';
import { ScoreChangeModel, ScoreProgress, ScoreRuleModel } from './model';
import { isRecalculating, markUnscored, scoreLeads } from './scoreLeads';

let server: TestServer;
const members = new Map<Role, Visitor>();
beforeAll(async () => {
  server = await startServer({}, { hasJobs: false });
  for (const role of ['admin', 'editor', 'viewer'] as const)
    members.set(role, await server.signInAs((await createMember({ role }))._id));
});
afterAll(() => server.stop());
beforeEach(async () => {
  for (const model of [ScoreRuleModel, ScoreChangeModel, ScoreProgress, Enquiry, Booking, Contact])
    await (model as typeof Enquiry).deleteMany({});
});

const day = 86_400_000;
const path = '/api/admin/score-rules';
const as = (role: Role) => members.get(role) as Visitor;
const at = (version: number) => ({ 'If-Match': `"${version}"` });

async function newRule(part: Parameters<typeof exampleScoreRuleDraft>[0] = {}) {
  const reply = await as('admin').post(path, exampleScoreRuleDraft(part));
  expect(reply.status).toBe(201);
  return reply.body as { id: string; version: number };
}
async function newLead(part: Partial<EnquiryRecord> = {}) {
  const email = `${crypto.randomUUID()}@example.com`;
  return createLead({ email, emailNorm: email, service: 'cybersecurity', ...part });
}
/** Runs the job until nothing is left to do. */
async function scoreAll(now = Date.now()) {
  do await scoreLeads(findActivities, now);
  while ((await isRecalculating()) || (await Enquiry.exists({ isUnscored: true })));
}
const scoreOf = async ({ reference }: { reference: string }, role: Role = 'editor') =>
  (await as(role).get(`/api/admin/leads/${reference}/score`)).body;

test('rules score a lead, and the changes say why', async () => {
  await newRule({ points: 40 });
  await newRule({
    name: 'Large firm',
    kind: 'company',
    value: 'group, holding',
    points: 22,
    service: undefined,
  });
  await newRule({ name: 'Off', points: 90, isEnabled: false });
  const lead = await newLead({ company: 'Hill Holding' });
  await scoreAll();
  expect((await as('viewer').get(`/api/admin/leads/${lead.reference}`)).body.score).toBe(62);
  const score = await scoreOf(lead);
  expect(score).toMatchObject({
    score: 62,
    rules: [
      { rule: 'Asks for security', points: 40 },
      { rule: 'Large firm', points: 22 },
    ],
    interests: [{ service: 'cybersecurity', points: 40 }],
    isMore: false,
  });
  expect(score.changes.map(({ reason }: { reason: string }) => reason).sort()).toEqual([
    'Company contains group or holding',
    'Service is Cybersecurity',
  ]);
  expect(JSON.stringify(await scoreOf(lead, 'viewer'))).not.toContain('holding');
  await expectSums();
});

test('points halve after each half-life, and a changed, disabled or deleted rule changes scores', async () => {
  const aging = await newRule({ name: 'Aging', points: 40, halfLifeDays: 10 });
  const lead = await newLead();
  await scoreAll();
  await scoreAll(Date.now() + 10 * day);
  expect(await scoreOf(lead)).toMatchObject({
    score: 20,
    changes: [{ delta: -20, reason: 'Points lost over time' }, { delta: 40 }],
  });
  const changed = exampleScoreRuleDraft({ name: 'Steady', points: 30, service: 'email_security' });
  expect((await as('admin').patch(`${path}/${aging.id}`, changed, at(1))).body).not.toHaveProperty(
    'halfLifeDays',
  );
  await scoreAll();
  expect(await scoreOf(lead)).toMatchObject({
    score: 30,
    interests: [{ service: 'email_security', points: 30 }],
  });
  await as('admin').patch(`${path}/${aging.id}`, { ...changed, isEnabled: false }, at(2));
  await scoreAll();
  expect(await scoreOf(lead)).toMatchObject({ score: 0, rules: [], interests: [] });
  await as('admin').patch(`${path}/${aging.id}`, changed, at(3));
  await scoreAll();
  await as('admin').send('DELETE', `${path}/${aging.id}`, { headers: at(4) });
  await scoreAll();
  const reasons = (await scoreOf(lead)).changes.map(({ reason }: { reason: string }) => reason);
  for (const reason of ['Rule changed', 'Rule disabled', 'Rule deleted']) expect(reasons).toContain(reason);
  await expectSums();
});

test('a meeting counts for all leads of the person until it is canceled', async () => {
  await newRule({ name: 'Booked', kind: 'activity', value: 'Booked a meeting', points: 25 });
  const [lead, other] = [await newLead({ service: 'consultation' }), await newLead()];
  await Contact.create({ emails: [lead.emailNorm, other.emailNorm] });
  const booking = await createBooking({ email: other.emailNorm, emailNorm: other.emailNorm });
  await scoreAll();
  for (const one of [lead, other]) expect((await scoreOf(one)).score).toBe(25);
  await Booking.updateOne({ _id: booking._id }, { $set: { status: 'cancelled' } });
  await markUnscored([lead.emailNorm, other.emailNorm]);
  await scoreAll();
  expect(await scoreOf(lead)).toMatchObject({ score: 0, changes: [{ reason: 'No longer applies' }, {}] });
});

test('how a visitor came to the site counts with their consent only', async () => {
  await newRule({ name: 'Paid', kind: 'channel', value: 'paid', points: 10 });
  const touch = { source: 'google', medium: 'cpc', class: 'paid', rule: 'gclid', isPaid: true };
  const origin = { first: { ...touch, at: new Date() } } as EnquiryRecord['origin'];
  const consent = (analytics: boolean) => ({ necessary: true, analytics, marketing: false });
  const [yes, no] = [
    await newLead({ origin, context: { at: new Date(), consent: consent(true) } }),
    await newLead({ origin, context: { at: new Date(), consent: consent(false) } }),
  ];
  await scoreAll();
  expect([(await scoreOf(yes)).score, (await scoreOf(no)).score]).toEqual([10, 0]);
});

test('leads are sorted, filtered and exported by score', async () => {
  await newRule({ points: 60 });
  await newRule({ name: 'Urgent', kind: 'message', value: 'urgent', points: 30 });
  const cold = await newLead({ service: 'consultation', company: 'Oak' });
  const hot = await newLead({ message: 'This is urgent, please call.', company: 'Oak' });
  const warm = await newLead({ service: 'consultation', message: 'Urgent question about backups.' });
  await scoreAll();
  const list = async (query: string) =>
    (await as('viewer').get(`/api/admin/leads?${query}`)).body as {
      items: { reference: string }[];
      nextCursor: string;
      total: number;
    };
  const references = ({ items }: { items: { reference: string }[] }) => items.map((one) => one.reference);
  const expected = [hot, warm, cold].map(({ reference }) => reference);
  expect(references(await list('sort=highest'))).toEqual(expected);
  expect(references(await list('sort=highest&status=new'))).toEqual(expected);
  expect(references(await list('sort=lowest'))).toEqual([...expected].reverse());
  const first = await list('sort=highest&limit=2');
  expect(references(await list(`sort=highest&limit=2&cursor=${first.nextCursor}`))).toEqual(
    expected.slice(2),
  );
  expect(references(await list('sort=highest&q=oak'))).toEqual([hot.reference, cold.reference]);
  expect(await list('score=warm')).toMatchObject({ total: 1, items: [{ reference: warm.reference }] });
  const exported = await as('admin').get('/api/admin/leads/export?format=json&score=hot');
  expect(exported.body).toMatchObject([{ reference: hot.reference, score: 90 }]);
});

test('a test says how won and lost leads would be scored, and changes nothing', async () => {
  const { id } = await newRule({ points: 10 });
  await newLead({ status: 'won', company: 'Acme Group' });
  await newLead({ status: 'lost' });
  await newLead({ status: 'lost', company: 'Lone Group' });
  await newLead({ createdAt: new Date(Date.now() - 100 * day), status: 'won' });
  await newLead({ status: 'spam' });
  await scoreAll();
  const rule = exampleScoreRuleDraft({ kind: 'company', value: 'acme', points: 50 });
  expect((await as('admin').post(`${path}/backtest`, { rule })).body).toEqual({
    groups: [
      { stage: 'won', leads: 1, matching: 1, before: 10, after: 60 },
      { stage: 'lost', leads: 2, matching: 0, before: 10, after: 10 },
      { stage: 'open', leads: 0, matching: 0, before: 0, after: 0 },
    ],
    ranking: { before: 50, after: 100 },
    isPartial: false,
  });
  const replaced = (await as('admin').post(`${path}/backtest`, { id, rule })).body;
  expect(replaced.groups.map(({ after }: { after: number }) => after)).toEqual([50, 0, 0]);
  expect(await ScoreRuleModel.countDocuments()).toBe(1);
  expect((await as('editor').post(`${path}/backtest`, { rule })).status).toBe(403);
});

test.each([
  ['no points', { points: 0 }, 'points'],
  ['too many points', { points: 101 }, 'points'],
  ['a service that does not exist', { value: 'Gardening' }, 'value'],
  ['an address instead of a path', { kind: 'page', value: 'https://example.com' }, 'value'],
  ['only commas', { kind: 'message', value: ', ,' }, 'value'],
  ['a half-life of no days', { halfLifeDays: 0 }, 'halfLifeDays'],
] as const)('a rule with %s is refused at the field', async (_, part, field) => {
  const reply = await as('admin').post(path, { ...exampleScoreRuleDraft(), ...part });
  expect(reply).toMatchObject({ status: 400, body: { fieldErrors: { [field]: expect.any(String) } } });
});

test('there are at most 50 rules', async () => {
  await ScoreRuleModel.create(Array.from({ length: scoreRuleLimit }, () => exampleScoreRuleDraft()));
  expect(await as('admin').post(path, exampleScoreRuleDraft())).toMatchObject({
    status: 422,
    body: { code: 'too_many_rules' },
  });
});

test('a recalculation that was interrupted goes on, and starts over when a rule changes', async () => {
  const { id } = await newRule({ points: 10 });
  await Enquiry.insertMany(
    (await Promise.all(Array.from({ length: 3 }, () => newLead()))).flatMap((lead) =>
      Array.from({ length: 70 }, (_, n) => ({
        ...lead,
        _id: `${lead._id}-${n}`,
        reference: `${lead.reference}-${n}`,
      })),
    ),
  );
  await scoreLeads(findActivities);
  const reached = await Enquiry.countDocuments({ score: 10 });
  expect(reached).toBeGreaterThan(0);
  expect(reached).toBeLessThan(213);
  expect((await as('viewer').get(path)).body.isRecalculating).toBe(true);
  await as('admin').patch(`${path}/${id}`, exampleScoreRuleDraft({ points: 15 }), at(1));
  await scoreAll();
  expect(await Enquiry.countDocuments({ score: 15 })).toBe(213);
  expect((await as('viewer').get(path)).body.isRecalculating).toBe(false);
  await expectSums();
});

test('erasing a person erases the changes of their score', async () => {
  await newRule();
  const lead = await newLead();
  await scoreAll();
  expect(await ScoreChangeModel.countDocuments({ emailNorm: lead.emailNorm })).toBe(1);
  const body = { reference: lead.reference, email: lead.email };
  expect((await as('admin').post('/api/admin/erasures', body)).status).toBe(201);
  expect(await ScoreChangeModel.countDocuments({ emailNorm: lead.emailNorm })).toBe(0);
});
