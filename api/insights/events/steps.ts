/** Each step is 5 % wider than the one before, so that a percentile is known within 5 %. */
const growth = Math.log(1.05);
/** CLS has values around 0.1; the others are milliseconds. */
const fine = 1000;

/** The step a measurement falls into. */
export const stepOf = (metric: string, value: number): number =>
  Math.floor(Math.log((metric === 'CLS' ? value * fine : value) + 1) / growth);

/** What three of four measurements were at most, out of how many fell into each step. */
export function p75Of(metric: string, steps: Map<number, number>): number {
  const all = [...steps.values()].reduce((sum, count) => sum + count, 0);
  let seen = 0;
  for (const [step, count] of [...steps].sort(([a], [b]) => a - b)) {
    seen += count;
    if (seen >= all * 0.75) return unscaled(metric, Math.exp((step + 0.5) * growth) - 1);
  }
  return 0;
}

const unscaled = (metric: string, value: number) =>
  metric === 'CLS' ? Math.round(value) / fine : Math.round(value);
