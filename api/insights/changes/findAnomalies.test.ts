import { addDays } from '../events/rollUp';
import { findAnomalies, median } from './findAnomalies';

const day = '2026-11-12';
/** Days back from the day by their count; the others have the usual count of a weekday or weekend. */
const find = (changed: Record<number, number | undefined>, usual = [100, 20]) =>
  findAnomalies([day], (each) => {
    const ago = (Date.parse(day) - Date.parse(each)) / 86_400_000;
    if (ago in changed) return changed[ago];
    const isWeekend = [0, 6].includes(new Date(each).getUTCDay());
    return usual[isWeekend ? 1 : 0];
  });

test('marks a day far above or below the same weekdays', () => {
  const [high] = find({ 0: 150 });
  expect(high).toMatchObject({ day, value: 150, usual: 100, low: 65, high: 135 });
  expect(high?.baseline).toEqual(Array.from({ length: 8 }, (_, week) => addDays(day, -7 * (week + 1))));
  expect(find({ 0: 40 })).toHaveLength(1);
});

test('does not mark what chance, weekends or the usual spread explain', () => {
  expect(find({ 0: 130 })).toEqual([]);
  expect(find({ 0: 20 }, [20, 100])).toEqual([]);
  const uneven = { 7: 40, 14: 160, 21: 60, 28: 140, 35: 50, 42: 150, 49: 90, 56: 110 };
  expect(find({ ...uneven, 0: 180 })).toEqual([]);
});

test('is not misled by an earlier unusual day', () => {
  expect(find({ 0: 150, 7: 900, 14: 800 })).toHaveLength(1);
});

test('needs four weeks, and a difference worth acting on', () => {
  const since = (weeks: number) =>
    Object.fromEntries(Array.from({ length: 8 - weeks }, (_, n) => [7 * (weeks + n + 1), undefined]));
  expect(find({ ...since(3), 0: 500 })).toEqual([]);
  expect(find({ ...since(4), 0: 500 })).toHaveLength(1);
  expect(find({ 0: 9 }, [0, 0])).toEqual([]);
  expect(find({ 0: 10 }, [0, 0])).toHaveLength(1);
});

test('the median of an even number of values is the mean of the middle two', () => {
  expect([median([3, 1, 2]), median([4, 1, 2, 3]), median([])]).toEqual([2, 2.5, 0]);
});
