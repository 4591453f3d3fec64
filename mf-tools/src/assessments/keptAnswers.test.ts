/** @jest-environment jest-fixed-jsdom */
import { keepAnswers, keptAnswers, nothingAnswered, placeIn } from './keptAnswers';

const DAY = 86_400_000;

afterEach(() => jest.restoreAllMocks());

test('answers are kept for ninety days: until then one goes on, afterwards one begins', () => {
  const now = Date.now();
  keepAnswers('check', { ...nothingAnswered(2, '1'), answers: [3, 0], at: 1 });
  const clock = jest.spyOn(Date, 'now').mockReturnValue(now + 89 * DAY);
  expect(placeIn('check')).toBe(1);
  expect(keptAnswers('check', 2, '1')?.answers).toEqual([3, 0]);
  clock.mockReturnValue(now + 91 * DAY);
  expect(placeIn('check')).toBe(0);
  expect(keptAnswers('check', 2, '1')).toBeUndefined();
});
