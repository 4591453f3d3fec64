import { exampleFigures } from '@site/api/insights/reports/example';
import { exampleTimelineEntry } from '@site/api/reporting/analyticsTimeline/example';
import { numberMarks } from './timelineMarks';

const seriesOf = (...points: string[]) =>
  points.map((at) => ({ at, ...exampleFigures(), isImported: false }));
const entry = (id: string, day: string) => exampleTimelineEntry({ id, day });
const numbered = (...given: Parameters<typeof numberMarks>) =>
  numberMarks(...given).map(({ number, at, entries }) => [number, at, ...entries.map(({ id }) => id)]);

const entries = [entry('c', '2026-11-12'), entry('b', '2026-11-12'), entry('a', '2026-11-10')];

it('numbers days in order and leaves out those before the chart', () => {
  const series = seriesOf('2026-11-11', '2026-11-12');
  expect(numbered(entries, { series, interval: 'day' })).toEqual([[1, 1, 'c', 'b']]);
});

it('puts days into their month', () => {
  const series = seriesOf('2026-10', '2026-11');
  expect(numbered(entries, { series, interval: 'month' })).toEqual([[1, 1, 'c', 'b', 'a']]);
});

it('puts everything of a day at its beginning', () => {
  const series = seriesOf('2026-11-12T06:00Z', '2026-11-12T07:00Z');
  expect(numbered(entries.slice(0, 2), { series, interval: 'hour' })).toEqual([[1, 0, 'c', 'b']]);
});
