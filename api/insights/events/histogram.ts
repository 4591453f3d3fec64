import { type VitalMetric, vitalLimits } from './contract';

/** Each histogram step is 5 % wider than the previous one, so a percentile is accurate within 5 %. */
const growth = Math.log(1.05);
/** CLS values are around 0.1; the other metrics are milliseconds. */
const clsScale = 1000;

/** The histogram step of a measurement. */
export const getHistogramStep = (metric: string, value: number): number =>
  Math.floor(Math.log((metric === 'CLS' ? value * clsScale : value) + 1) / growth);

/** The 75th percentile, estimated from the number of measurements per step. */
export function estimateP75(metric: string, steps: Map<number, number>): number {
  const all = [...steps.values()].reduce((sum, count) => sum + count, 0);
  let seen = 0;
  for (const [step, count] of [...steps].sort(([a], [b]) => a - b)) {
    seen += count;
    if (seen >= all * 0.75) return valueOfStep(metric, step);
  }
  return 0;
}

/** How many measurements are good, and how many poor. */
export function rateSteps(metric: VitalMetric, steps: Map<number, number>): { good: number; poor: number } {
  const limits = vitalLimits[metric];
  const sum = (isCounted: (value: number) => boolean) =>
    [...steps].reduce((so, [step, count]) => (isCounted(valueOfStep(metric, step)) ? so + count : so), 0);
  return { good: sum((value) => value <= limits.good), poor: sum((value) => value > limits.poor) };
}

const valueOfStep = (metric: string, step: number) => unscale(metric, Math.exp((step + 0.5) * growth) - 1);

const unscale = (metric: string, value: number) =>
  metric === 'CLS' ? Math.round(value) / clsScale : Math.round(value);
