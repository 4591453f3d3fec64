import { logBeta } from '../../insights/variants/sequentialTest';

/** The accepted probability of preferring one of two subjects that work equally well. */
export const FALSE_POSITIVE_RATE = 0.05;

/** Beta prior of the share that the second subject has in all reactions: mostly from a third to two thirds. */
const PRIOR = 5;

/**
 * Which of two subjects leads to more reactions, by how many people reacted to each; undefined while there is not enough
 * data. Every test recipient got one of them by a fair coin. If both work equally well, each further reaction is
 * therefore one to either subject with equal probability, whatever their number and whenever they come.
 *
 * The statistic is an e-value: the likelihood under the prior against that of the fair coin. It is a martingale, so it
 * ever reaches `1 / FALSE_POSITIVE_RATE` in at most this fraction of tests, however often one looks (Ville's inequality).
 */
export function findMoreReactions(first: number, second: number): 0 | 1 | undefined {
  const evidence =
    logBeta(PRIOR + first, PRIOR + second) - logBeta(PRIOR, PRIOR) + (first + second) * Math.LN2;
  if (evidence < Math.log(1 / FALSE_POSITIVE_RATE)) return undefined;
  return first > second ? 0 : 1;
}
