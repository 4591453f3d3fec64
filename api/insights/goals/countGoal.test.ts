import type { GoalStep } from './contract';
import { countGoal, type StepVisit } from './countGoal';

const page = (value: string): GoalStep => ({ kind: 'page', value });
const sent: GoalStep = { kind: 'event', value: 'contact sent' };
const funnel = {
  steps: [page('/services*'), page('/contact'), sent],
  isOrdered: true,
  within: 'visit',
} as const;
const goal = (part: Partial<{ steps: GoalStep[]; isOrdered: boolean; within: 'visit' | 'day' }> = {}) => ({
  ...funnel,
  steps: [...funnel.steps],
  ...part,
});

let count = 0;
const visit = (visitor: string, steps: string, day = '2026-11-12'): StepVisit => ({
  day,
  visitor,
  startAt: new Date(Date.parse(`${day}T12:00:00Z`) + count++ * 60_000),
  steps: steps.split(' ').map((step) => (step === 'sent' ? 'event:contact sent' : step)),
});

const visitorsOf = (...given: Parameters<typeof countGoal>) =>
  countGoal(...given).map(({ visitors }) => visitors);

test('counts steps in order, with others between them', () => {
  const visits = [
    visit('a', '/ /services/cloud /about /contact sent'),
    visit('b', '/services /contact'),
    visit('c', '/contact sent /services'),
    visit('d', '/'),
  ];
  expect(visitorsOf(goal(), visits)).toEqual([3, 2, 1]);
});

test('counts steps in any order', () => {
  const visits = [
    visit('a', '/contact sent /services'),
    visit('b', 'sent /contact'),
    visit('c', '/services'),
  ];
  expect(visitorsOf(goal({ isOrdered: false }), visits)).toEqual([2, 1, 1]);
});

test('counts a visitor once a day, with the best visit, or with all visits of the day', () => {
  const visits = [visit('a', '/services'), visit('a', '/contact sent'), visit('a', '/services /contact')];
  expect(visitorsOf(goal(), visits)).toEqual([1, 1, 0]);
  expect(visitorsOf(goal({ within: 'day' }), visits)).toEqual([1, 1, 1]);
  const nextDay = visit('a', '/contact sent', '2026-11-13');
  expect(visitorsOf(goal({ within: 'day' }), [visit('a', '/services'), nextDay])).toEqual([1, 0, 0]);
});

test('needs the same page twice where a step occurs twice', () => {
  const twice = goal({ steps: [page('/blog'), page('/blog')] });
  expect(visitorsOf(twice, [visit('a', '/blog /about'), visit('b', '/blog /about /blog')])).toEqual([2, 1]);
});

test('does not take an event for a page, nor part of a path for the path', () => {
  const steps = [page('*')];
  expect(visitorsOf(goal({ steps }), [visit('a', 'sent')])).toEqual([0]);
  expect(visitorsOf(goal({ steps: [page('/blog')] }), [visit('a', '/blog/a-post')])).toEqual([0]);
});

test('shows where visitors went who did not continue', () => {
  const visits = [
    visit('a', '/services /about /faq'),
    visit('b', '/services /about'),
    visit('c', '/services'),
    visit('d', '/services /contact'),
  ];
  const [first, second, last] = countGoal(goal(), visits);
  expect(first?.wentTo).toEqual([
    { path: '/about', visitors: 2 },
    { path: '', visitors: 1 },
  ]);
  expect(second?.wentTo).toEqual([{ path: '', visitors: 1 }]);
  expect(last?.wentTo).toEqual([]);
  expect(countGoal(goal(), visits, { minVisitors: 2 })[0]?.wentTo).toEqual([{ path: '/about', visitors: 2 }]);
});

test('is zero without visits', () => {
  expect(visitorsOf(goal(), [])).toEqual([0, 0, 0]);
});
