import { randomBytes } from 'node:crypto';
import mongoose from 'mongoose';
import { addressHash } from '../../platform/limits/addressHash';
import { resetLimits } from '../../platform/limits/rateLimit';
import { startServer, type TestServer, waitForMails } from '../../testing';
import { deleteExpiredData } from '../../worker/deleteExpiredData';
import type { Assessment } from './Assessment';
import { calculateScore } from './calculateScore';
import { businessTechCheck } from './definitions/businessTechCheck';
import { healthcareSecurity } from './definitions/healthcareSecurity';
import { exampleSubmission } from './example';
import { Submission } from './model';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());
beforeEach(() => Submission.deleteMany({}));

const newSecret = () => randomBytes(16).toString('base64url');
const send = (body: object, slug = 'BusinessTechCheck', visitor = server.visitor()) =>
  visitor.post(`/api/assessments/${slug}/submissions`, {
    ...exampleSubmission(),
    secret: newSecret(),
    ...body,
  });

test('scores answers and stores them anonymously', async () => {
  const { status, body } = await send({});
  expect(status).toBe(201);
  expect(body.report).toMatchObject({ score: 70, band: 'Managed', path: '/assessments/BusinessTechCheck' });
  expect(body.report.plan.at(-1).title).toBe('Answer these 20 questions again');
  expect(body.parts).toHaveLength(20);
  expect(body.peers).toBeNull();
  const saved = await Submission.findById(body.id).lean();
  expect(Object.keys(saved ?? {}).toSorted()).toEqual(
    '_id answers band createdAt domains outbox score secretHash slug version'.split(' '),
  );
});

test('stores the origin of the visit as classified by the server', async () => {
  const touch = { source: 'google', medium: 'organic', campaign: null, gclid: null, isPaid: true };
  const last = { ...touch, class: 'paid', rule: 'search-engine', at: new Date().toISOString() };
  const { body } = await send({ origin: { first: last, last, page: '/assessments/BusinessTechCheck' } });
  const saved = await Submission.findById(body.id).lean();
  expect(saved?.origin?.last).toMatchObject({ source: 'google', isPaid: false, class: 'organic' });
});

/** The points, written down independently of the definitions. */
const POINTS = {
  BusinessTechCheck: [6, 4, 6, 4, 7, 5, 4, 5, 5, 4, 7, 5, 4, 4, 5, 5, 5, 5, 5, 5],
  'healthcare-security': [6, 4, 4, 4, 4, 3, 3, 2, 3, 2, 8, 8, 6, 5, 4, 4, 5, 4, 3, 3, 5, 4, 3, 3],
};
const CRITICAL = [0, 10, 11];
const POOLS = [[1, 2, 5], [2, 3, 5], [3, 3, 4], [3, 4, 4, 4, 4], [1, 4, 4, 4, 4, 4, 4], [1, 2, 3, 4, 5], [4]];

/** Calculates the score of a set of answers in an independent way. */
function calculateExpected(slug: keyof typeof POINTS, answers: number[]) {
  let total = 0;
  for (const [index, points] of POINTS[slug].entries())
    total += points * { 1: 0, 2: 35, 3: 70, 4: 100, 5: 25 }[answers[index] as 1 | 2 | 3 | 4 | 5];
  const score = (total - (total % 100)) / 100 + (total % 100 >= 50 ? 1 : 0);
  const isCapped = slug === 'healthcare-security' && CRITICAL.some((index) => answers[index] === 1);
  const band = score >= 85 ? 'Forged' : score >= 65 ? 'Managed' : score >= 40 ? 'Reactive' : 'At Risk';
  return { score, band: isCapped && score >= 65 ? 'Reactive' : band };
}

test('scores a thousand random sets of answers like an independent calculation', async () => {
  const samples = Array.from({ length: 1000 }, (_, number) => {
    const slug = number % 2 ? 'BusinessTechCheck' : 'healthcare-security';
    // Mixed answers, so that every band occurs.
    const pool = POOLS[number % POOLS.length] ?? [];
    const answers = POINTS[slug].map(() => pool[Math.floor(Math.random() * pool.length)] ?? 5);
    return { slug: slug as keyof typeof POINTS, answers };
  });
  const expectedScores = samples.map(({ slug, answers }) => calculateExpected(slug, answers));
  const found = samples.map(({ slug, answers }) => {
    const { score, band } = calculateScore(
      slug === businessTechCheck.slug ? businessTechCheck : healthcareSecurity,
      answers,
    );
    return { score, band: band.label };
  });
  expect(found).toEqual(expectedScores);
  expect([...new Set(found.map(({ band }) => band))].toSorted()).toEqual([
    'At Risk',
    'Forged',
    'Managed',
    'Reactive',
  ]);
  // The server calculates the same.
  for (const [index, { slug, answers }] of samples.entries()) {
    if (index % 10) continue;
    expect((await send({ answers }, slug)).body.report).toMatchObject(expectedScores[index] ?? {});
  }
});

test('returns the same result for a repeated submission and rejects different answers', async () => {
  const secret = newSecret();
  const first = await send({ secret });
  expect((await send({ secret })).body).toEqual(first.body);
  const answers = exampleSubmission().answers.with(0, 1);
  expect(await send({ secret, answers })).toMatchObject({ status: 409, body: { code: 'conflict' } });
  expect(await Submission.countDocuments()).toBe(1);
});

test('stores simultaneous submissions once', async () => {
  const secret = newSecret();
  const replies = await Promise.all(Array.from({ length: 5 }, () => send({ secret })));
  expect(new Set(replies.map(({ body }) => body.id)).size).toBe(1);
});

test.each<[string, object, number, string]>([
  ['too few answers', { answers: [1, 2] }, 400, 'BusinessTechCheck'],
  ['an invalid answer', { answers: exampleSubmission().answers.with(3, 6) }, 400, 'BusinessTechCheck'],
  ['a text for an answer', { answers: exampleSubmission().answers.map(String) }, 400, 'BusinessTechCheck'],
  ['a short secret', { secret: 'short' }, 400, 'BusinessTechCheck'],
  ['an outdated version', { version: '0.9' }, 409, 'BusinessTechCheck'],
  ['another assessment', {}, 404, 'constructor'],
])('rejects %s', async (_name, part, status, slug) => {
  expect((await send(part, slug)).status).toBe(status);
  expect(await Submission.countDocuments()).toBe(0);
});

test('compares with peers from twenty submissions on', async () => {
  const { slug, version } = businessTechCheck;
  const other = (score: number) => ({
    slug,
    version,
    score,
    answers: exampleSubmission().answers,
    domains: [],
    band: 'x',
    secretHash: newSecret(),
  });
  await Submission.create(Array.from({ length: 19 }, (_, n) => other(40 + n)));
  await Submission.create([{ ...other(1), version: '0.1' }]);
  const secret = newSecret();
  expect((await send({ secret })).body.peers).toBeNull();
  await Submission.create([other(90)]);
  expect((await send({ secret })).body.peers).toEqual({ count: 20, average: 51, below: 95 });
});

test.each([businessTechCheck, healthcareSecurity])(
  'emails the report of $slug with the plan, as text and HTML',
  async ({ slug, questions }: Assessment) => {
    const secret = newSecret();
    const { body } = await send({ secret, answers: questions.map((_, index) => (index % 5) + 1) }, slug);
    const email = `dana-${slug}@example.com`;
    const reply = await server
      .visitor()
      .post(`/api/assessments/${slug}/submissions/${body.id}/report`, { secret, email });
    expect(reply.status).toBe(204);
    const [mail] = await waitForMails(server.mailFolder, email);
    expect(mail?.subject).toBe(`${body.report.name}: ${body.report.score} of 100, ${body.report.band}`);
    for (const { title, quote, done } of body.report.plan)
      for (const words of [title, quote, done]) expect(mail?.text).toContain(words);
    for (const { title } of body.report.fixes.slice(0, 3)) expect(mail?.html).toContain(title);
    expect(mail?.text).toContain(`https://site.example/assessments/${slug}`);
    expect(mail?.text).not.toContain(email);
  },
);

test('requires the secret to email a report and limits the number of emails', async () => {
  const secret = newSecret();
  const { body } = await send({ secret });
  const path = `/api/assessments/BusinessTechCheck/submissions/${body.id}/report`;
  const requestReport = (n: number, part: object = {}) =>
    server.visitor().post(path, { secret, email: `to-${n}@example.com`, ...part });
  expect((await requestReport(0, { secret: newSecret() })).status).toBe(404);
  expect(await requestReport(0, { email: 'foo@bar' })).toMatchObject({
    status: 400,
    body: { fieldErrors: { email: 'Please enter a valid email address.' } },
  });
  const states = [];
  for (let n = 1; n <= 6; n++) states.push((await requestReport(n)).status);
  expect(states).toEqual([204, 204, 204, 204, 204, 429]);
  const one = 'once@example.com';
  const others = [];
  for (let n = 0; n < 4; n++) {
    const own = newSecret();
    const { id } = (await send({ secret: own })).body;
    const to = path.replace(body.id, id);
    others.push((await server.visitor().post(to, { secret: own, email: one })).status);
  }
  expect(others).toEqual([204, 204, 204, 429]);
  // The recipient is stored nowhere else, not even for rate limits.
  const limits = await mongoose.connection.collection('limits').find().toArray();
  expect(limits.map(({ key }) => String(key)).filter((key) => key.includes('@'))).toEqual([]);
});

test('sends at most six reports a day to an address', async () => {
  const email = 'patience@example.com';
  const statuses = [];
  for (let n = 0; n < 7; n++) {
    const secret = newSecret();
    const { id } = (await send({ secret })).body;
    const path = `/api/assessments/BusinessTechCheck/submissions/${id}/report`;
    statuses.push((await server.visitor().post(path, { secret, email })).status);
    await resetLimits('report-address', addressHash(email));
  }
  expect(statuses).toEqual([...Array(6).fill(204), 429]);
});

test('deletes the recipient after thirty days and the answers after two years', async () => {
  const secret = newSecret();
  const { body } = await send({ secret });
  const email = 'forget@example.com';
  await server
    .visitor()
    .post(`/api/assessments/BusinessTechCheck/submissions/${body.id}/report`, { secret, email });
  await waitForMails(server.mailFolder, email);
  const to = async () => (await Submission.findById(body.id).lean())?.outbox.map((entry) => entry.to);
  await deleteExpiredData(Date.now() + 29 * 86_400_000);
  expect(await to()).toEqual([email]);
  await deleteExpiredData(Date.now() + 31 * 86_400_000);
  expect(await to()).toEqual(['forgotten']);
  const indexes = await mongoose.connection.collection('assessmentSubmissions').indexes();
  expect(indexes.find(({ key }) => Object.keys(key).join() === 'createdAt')?.expireAfterSeconds).toBe(
    63_072_000,
  );
});
