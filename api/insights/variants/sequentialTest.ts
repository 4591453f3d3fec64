/** So many visitors, of whom so many reached the goal. */
export interface Arm {
  visitors: number;
  reached: number;
}

export interface Verdict {
  standing: 'unknown' | 'leads' | 'trails';
  /** Between which the difference of the two rates lies, from -1 to 1. */
  from: number;
  to: number;
}

/**
 * What can be said of a variant against the page itself, however often and whenever one looks: that one leads where
 * they are alike is said at most once in 1/alpha tests, over all looks together, for any number of visitors.
 *
 * Both rates are mixed over by one prior, and the result is held against the rates that suit a difference best: a
 * mixture likelihood ratio that is below a martingale for each pair of rates, so that it ever comes to 1/alpha with a
 * probability of alpha at most (Ville). The bounds are the differences it does not rule out.
 */
export function verdictOf(first: Arm, other: Arm, alpha: number): Verdict {
  const mixed = mixture(first) + mixture(other);
  const isOut = (difference: number) =>
    mixed - bestLikelihood(first, other, difference) >= Math.log(1 / alpha);
  const middle = rateOf(other) - rateOf(first);
  const standing = isDifferent(first, other, alpha) ? (middle > 0 ? 'leads' : 'trails') : 'unknown';
  return { standing, from: edge(middle, -1, isOut), to: edge(middle, 1, isOut) };
}

/** Whether two arms are not alike, as surely as that; the quick part of the verdict. */
export const isDifferent = (first: Arm, other: Arm, alpha: number): boolean =>
  mixture(first) + mixture(other) - bestLikelihood(first, other, 0) >= Math.log(1 / alpha);

/** A prior of rates as websites know them: 5 % on average. Any other would be as valid, and slower. */
const PRIOR = { reached: 1, not: 19 };

/** The logarithm of how likely the figures are with any rate, each as likely as the prior says. */
const mixture = ({ visitors, reached }: Arm) =>
  logBeta(PRIOR.reached + reached, PRIOR.not + visitors - reached) - logBeta(PRIOR.reached, PRIOR.not);

/** The same with the rates, this far apart, that suit them best. */
function bestLikelihood(first: Arm, other: Arm, difference: number): number {
  const at = (rate: number) => likelihood(first, rate) + likelihood(other, rate + difference);
  // It has one summit: what is on the lower side of it is left out, a third at a time.
  let [low, high] = [Math.max(0, -difference), Math.min(1, 1 - difference)];
  for (let step = 0; step < 50; step += 1) {
    const third = (high - low) / 3;
    if (at(low + third) < at(high - third)) low += third;
    else high -= third;
  }
  return at((low + high) / 2);
}

function likelihood({ visitors, reached }: Arm, rate: number): number {
  const sure = Math.min(Math.max(rate, 1e-12), 1 - 1e-12);
  return reached * Math.log(sure) + (visitors - reached) * Math.log1p(-sure);
}

/** How far one can go towards an end before a difference is ruled out. */
function edge(middle: number, end: number, isOut: (difference: number) => boolean): number {
  if (!isOut(end)) return end;
  let [within, out] = [middle, end];
  for (let step = 0; step < 40; step += 1) {
    const half = (within + out) / 2;
    if (isOut(half)) out = half;
    else within = half;
  }
  return within;
}

const rateOf = ({ visitors, reached }: Arm) => (visitors ? reached / visitors : 0);

const logBeta = (a: number, b: number) => logGamma(a) + logGamma(b) - logGamma(a + b);

/** Lanczos' approximation, to 2e-10. */
function logGamma(x: number): number {
  const t = x + 5.5;
  const sum = LANCZOS.reduce((so, part, index) => so + part / (x + index + 1), 1.000000000190015);
  return (x + 0.5) * Math.log(t) - t + Math.log((2.5066282746310007 * sum) / x);
}

const LANCZOS = [
  76.18009172947146, -86.50532032941678, 24.01409824083091, -1.231739572450155, 0.001208650973866179,
  -0.000005395239384953,
];
