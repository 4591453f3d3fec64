/** @jest-environment jest-fixed-jsdom */
import { emptyAnswers, readStoredAnswers, storeAnswers, storedPosition } from './storedAnswers';

const DAY = 86_400_000;

afterEach(() => jest.restoreAllMocks());

test('keeps answers for ninety days', () => {
  const now = Date.now();
  storeAnswers('check', { ...emptyAnswers(2, '1'), answers: [3, 0], at: 1 });
  const clock = jest.spyOn(Date, 'now').mockReturnValue(now + 89 * DAY);
  expect(storedPosition('check')).toBe(1);
  expect(readStoredAnswers('check', 2, '1')?.answers).toEqual([3, 0]);
  clock.mockReturnValue(now + 91 * DAY);
  expect(storedPosition('check')).toBe(0);
  expect(readStoredAnswers('check', 2, '1')).toBeUndefined();
});
