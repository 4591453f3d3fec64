/** Visitors of one variant and how many of them reached the goal. */
export interface Arm {
  visitors: number;
  reached: number;
}

export interface ArmComparison {
  standing: 'unknown' | 'leads' | 'trails';
  /** Bounds of the difference of the two rates, from -1 to 1. */
  from: number;
  to: number;
}

/**
 * Compares a variant with the page itself. The result may be checked at any time: over all checks together, two equal
 * variants are reported as different in at most a fraction `alpha` of tests, for any number of visitors.
 *
 * Uses a mixture likelihood ratio: the data under a prior for both rates, against the rates that fit a difference best.
 * It is bounded by a martingale for each pair of rates, so it ever reaches 1/alpha with a probability of at most alpha
 * (Ville's inequality). The bounds are the differences it does not rule out.
 */
export function compareArms(first: Arm, other: Arm, alpha: number): ArmComparison {
  const mixtureLikelihood = logMixture(first) + logMixture(other);
  const isExcluded = (difference: number) =>
    mixtureLikelihood - maxLogLikelihood(first, other, difference) >= Math.log(1 / alpha);
  const observed = conversionRate(other) - conversionRate(first);
  const standing = isSignificant(first, other, alpha) ? (observed > 0 ? 'leads' : 'trails') : 'unknown';
  return { standing, from: findBound(observed, -1, isExcluded), to: findBound(observed, 1, isExcluded) };
}

/** Whether two arms differ at level alpha. Cheaper than the full comparison. */
export const isSignificant = (first: Arm, other: Arm, alpha: number): boolean =>
  logMixture(first) + logMixture(other) - maxLogLikelihood(first, other, 0) >= Math.log(1 / alpha);

/** Beta prior of conversion rates with a mean of 5 %. Any other prior is valid too, but needs more data. */
const PRIOR = { reached: 1, not: 19 };

/** Log likelihood of the data under the prior. */
const logMixture = ({ visitors, reached }: Arm) =>
  logBeta(PRIOR.reached + reached, PRIOR.not + visitors - reached) - logBeta(PRIOR.reached, PRIOR.not);

/** Log likelihood of the data with the best fitting pair of rates that differ by `difference`. */
function maxLogLikelihood(first: Arm, other: Arm, difference: number): number {
  const at = (rate: number) => logLikelihood(first, rate) + logLikelihood(other, rate + difference);
  // Ternary search: the function has a single maximum.
  let [low, high] = [Math.max(0, -difference), Math.min(1, 1 - difference)];
  for (let step = 0; step < 50; step += 1) {
    const third = (high - low) / 3;
    if (at(low + third) < at(high - third)) low += third;
    else high -= third;
  }
  return at((low + high) / 2);
}

function logLikelihood({ visitors, reached }: Arm, rate: number): number {
  const clamped = Math.min(Math.max(rate, 1e-12), 1 - 1e-12);
  return reached * Math.log(clamped) + (visitors - reached) * Math.log1p(-clamped);
}

/** The farthest difference towards `end` that is not excluded, by bisection. */
function findBound(observed: number, end: number, isExcluded: (difference: number) => boolean): number {
  if (!isExcluded(end)) return end;
  let [within, out] = [observed, end];
  for (let step = 0; step < 40; step += 1) {
    const half = (within + out) / 2;
    if (isExcluded(half)) out = half;
    else within = half;
  }
  return within;
}

const conversionRate = ({ visitors, reached }: Arm) => (visitors ? reached / visitors : 0);

/** Logarithm of the beta function. */
export const logBeta = (a: number, b: number) => logGamma(a) + logGamma(b) - logGamma(a + b);

/** Lanczos approximation, accurate to 2e-10. */
function logGamma(x: number): number {
  const t = x + 5.5;
  const sum = LANCZOS.reduce((so, part, index) => so + part / (x + index + 1), 1.000000000190015);
  return (x + 0.5) * Math.log(t) - t + Math.log((2.5066282746310007 * sum) / x);
}

const LANCZOS = [
  76.18009172947146, -86.50532032941678, 24.01409824083091, -1.231739572450155, 0.001208650973866179,
  -0.000005395239384953,
];
