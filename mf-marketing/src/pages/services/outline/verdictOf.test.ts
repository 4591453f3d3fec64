import type { Sign } from '../content/Outline';
import { verdictOf } from './verdictOf';

const signs: Sign[] = [
  { text: 'a', goal: 'costs' },
  { text: 'b', goal: 'security' },
  { text: 'c', goal: 'security' },
];

test.each([
  { answers: [], verdict: undefined },
  { answers: [true, true], verdict: undefined },
  { answers: [true, undefined, true], verdict: undefined },
  { answers: [false, false, false], verdict: { count: 0, goal: undefined } },
  { answers: [true, false, false], verdict: { count: 1, goal: 'costs' } },
  { answers: [true, true, false], verdict: { count: 2, goal: 'costs' } },
  { answers: [false, true, true], verdict: { count: 2, goal: 'security' } },
  { answers: [true, true, true], verdict: { count: 3, goal: 'security' } },
])('$answers says $verdict', ({ answers, verdict }) => {
  expect(verdictOf(signs, answers)).toEqual(verdict);
});
