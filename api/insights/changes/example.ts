import type { Anomaly, AnomalyReport, ChangeReport, SegmentChange } from './contract';

const exampleSegmentChange = (part: Partial<SegmentChange> = {}): SegmentChange => ({
  dimension: 'campaign',
  key: 'november',
  now: 40,
  before: 12,
  expected: 11,
  totalExpected: 91,
  ...part,
});

export const exampleChangeReport = (part: Partial<ChangeReport> = {}): ChangeReport => ({
  now: 120,
  before: 100,
  segments: [exampleSegmentChange()],
  ...part,
});

const exampleAnomaly = (part: Partial<Anomaly> = {}): Anomaly => ({
  day: '2026-11-12',
  value: 70,
  usual: 32.5,
  low: 12.5,
  high: 52.5,
  segments: [exampleSegmentChange({ now: 38, before: 3, expected: 2.5, totalExpected: 34.5 })],
  ...part,
});

export const exampleAnomalyReport = (part: Partial<AnomalyReport> = {}): AnomalyReport => ({
  isCounted: true,
  items: [exampleAnomaly()],
  ...part,
});
