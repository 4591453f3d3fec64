import type { UncountedEstimate } from './contract';

export const exampleUncountedEstimate = (part: Partial<UncountedEstimate> = {}): UncountedEstimate => ({
  visitors: 900,
  accepted: 200,
  declined: 100,
  enquiries: 40,
  countedEnquiries: 30,
  byChoices: { low: 0.1, high: 1 / 3 },
  byEnquiries: { low: 0.14, high: 0.4 },
  range: { low: 0.1, high: 0.4 },
  ...part,
});
