import { ANSWER_PERCENT, type Assessment } from './Assessment';
import { buildPlan } from './buildPlan';
import { buildReport, getAnswerDetails } from './buildReport';
import { calculateScore } from './calculateScore';
import { businessTechCheck } from './definitions/businessTechCheck';
import { healthcareSecurity } from './definitions/healthcareSecurity';
import { rankFixes } from './rankFixes';

const both = [businessTechCheck, healthcareSecurity];
const all = ({ questions }: Assessment, answer: number) => questions.map(() => answer);
const createReport = (assessment: Assessment, answers: number[], isOwn = true) =>
  buildReport({ assessment, answers, drawnAt: new Date('2026-11-21T15:00:00Z'), isOwn });

test.each(both)('$slug: has valid weights and complete questions', (one) => {
  const { domains, questions } = one;
  expect(domains.reduce((sum, { weight }) => sum + weight, 0)).toBe(100);
  for (const { id, weight } of domains) {
    const own = questions.filter(({ domain }) => domain === id);
    expect({ id, points: own.reduce((sum, { points }) => sum + points, 0) }).toEqual({ id, points: weight });
  }
  expect(new Set(questions.map(({ id }) => id)).size).toBe(questions.length);
  // Questions are grouped by domain, as the progress bar shows them.
  const order = questions.map(({ domain }) => domains.findIndex(({ id }) => id === domain));
  expect(order).toEqual(order.toSorted((a, b) => a - b));
  for (const { ask, why, options, fix, find } of questions) {
    expect(ask).toMatch(/\?$/);
    const sentences = [
      why,
      find,
      fix.text,
      fix.effort,
      ...options.flatMap(([, text, message]) => [text, message]),
    ];
    for (const sentence of sentences) expect(sentence).toMatch(/^[A-Z“].*[.?!”]$/);
    expect(fix.done).toMatch(/^[a-z].*\.$/);
    expect(new Set(options.map(([label]) => label)).size).toBe(4);
  }
});

test('has the specified number of questions and weights', () => {
  expect(both.map(({ questions }) => questions.length)).toEqual([20, 24]);
  expect(businessTechCheck.domains.map(({ weight }) => weight)).toEqual([20, 30, 20, 15, 15]);
  expect(ANSWER_PERCENT).toEqual([0, 35, 70, 100, 25]);
});

test.each(both)('$slug: scores all best, all worst and all "Not sure"', (one) => {
  expect(calculateScore(one, all(one, 4))).toMatchObject({ score: 100, band: { label: 'Forged' } });
  expect(calculateScore(one, all(one, 1))).toMatchObject({ score: 0, band: { label: 'At Risk' } });
  expect(calculateScore(one, all(one, 5))).toMatchObject({ score: 25, domains: [25, 25, 25, 25, 25] });
  expect(calculateScore(one, all(one, 3))).toMatchObject({ score: 70, band: { label: 'Managed' } });
});

test('caps the healthcare band after a critical answer, with the reason and an unchanged score', () => {
  const answers = all(healthcareSecurity, 4);
  const at = healthcareSecurity.questions.flatMap(({ critical }, index) => (critical ? [index] : []));
  expect(at).toHaveLength(3);
  for (const index of at) {
    const one = answers.with(index, 1);
    const { score, band, capped } = calculateScore(healthcareSecurity, one);
    expect(score).toBeGreaterThanOrEqual(85);
    expect(band.label).toBe('Reactive');
    expect(capped?.reasons).toEqual([healthcareSecurity.questions[index]?.critical]);
    const { summary, cappedBy, cappedFrom } = createReport(healthcareSecurity, one);
    expect(cappedFrom).toBe('Forged');
    for (const reason of cappedBy) expect(summary).toContain(reason);
  }
  // Other answers do not cap the band.
  for (const answer of [2, 5])
    expect(calculateScore(healthcareSecurity, answers.with(at[0] ?? 0, answer)).capped).toBeUndefined();
  // A lower band is not capped.
  expect(calculateScore(healthcareSecurity, all(healthcareSecurity, 1)).capped).toBeUndefined();
  expect(calculateScore(businessTechCheck, all(businessTechCheck, 4).with(4, 1)).capped).toBeUndefined();
});

test('ranks fixes by gain and ease', () => {
  const answers = all(businessTechCheck, 4).with(4, 1).with(10, 2).with(18, 3);
  const fixes = rankFixes(businessTechCheck, answers);
  const value = fixes.map(({ gain, question }) => gain * question.fix.ease);
  expect(value).toEqual(value.toSorted((a, b) => b - a));
  expect(fixes.map(({ question }) => question.id)).toEqual(['second-step', 'restore', 'inventory']);
  expect(createReport(businessTechCheck, answers).fixes[0]).toMatchObject({
    gain: 7,
    part: 'Security',
    impact: 100,
  });
});

test.each(both)('$slug: fits every plan into ninety days and quotes the answers', (one) => {
  for (const answer of [1, 2, 3, 5]) {
    const answers = all(one, answer);
    const plan = buildPlan(one, rankFixes(one, answers), true);
    expect(plan.length).toBeGreaterThanOrEqual(5);
    expect(plan.length).toBeLessThanOrEqual(8);
    for (const { from, to } of plan) {
      expect(from).toBeLessThan(to);
      expect(to).toBeLessThanOrEqual(90);
    }
    const days = plan.map(({ from, to }) => [from, to] as const);
    // At most two at a time.
    for (let day = 0; day < 90; day++)
      expect(days.filter(([from, to]) => from <= day && day < to).length).toBeLessThanOrEqual(2);
    expect(plan.slice(0, -1).every(({ quote }) => quote.startsWith('You answered “'))).toBe(true);
    expect(plan.at(-1)?.title).toBe(`Answer these ${one.questions.length} questions again`);
  }
  expect(buildPlan(one, [], true)).toHaveLength(1);
  expect(createReport(one, all(one, 4)).summary).toContain('nothing urgent to fix');
});

test.each(both)('$slug: hides answers in a shared report', (one) => {
  const answers = one.questions.map((_, index) => (index % 5) + 1);
  const shown = JSON.stringify(createReport(one, answers, false));
  expect(shown).not.toMatch(/You answered|Not sure|“/);
  const own = createReport(one, answers);
  expect(own.remarks[0]).toContain('“Not sure” 4 times');
  expect(createReport(one, answers, false)).toMatchObject({
    score: own.score,
    parts: own.parts,
    band: own.band,
  });
});

test.each(both)('$slug: adds up the points of all questions to the score', (one) => {
  const answers = one.questions.map((_, index) => ((index * 7) % 5) + 1);
  const parts = getAnswerDetails(one, answers);
  expect(Math.round(parts.reduce((sum, { earned }) => sum + earned, 0) / 100)).toBe(
    calculateScore(one, answers).score,
  );
  for (const { message, answer } of parts) expect(message && answer).toBeTruthy();
});
