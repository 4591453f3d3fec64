/** A count in a period, and in the one it is compared with. */
interface Change {
  now: number;
  before: number;
}

/** The visits that have a value in a dimension. */
export interface Segment<Dimension extends string = string> extends Change {
  dimension: Dimension;
  key: string;
  /** The variances of both, where they are not counts. */
  variance?: Change;
}

/** How much a segment explains of a change. */
type Explanation<Dimension extends string = string> = Omit<Segment<Dimension>, 'variance'> & {
  /** The count if the segment had changed like everything outside it. */
  expected: number;
  /** The total if the segment had changed like everything outside it. */
  totalExpected: number;
};

/** Below this many standard deviations, a difference is taken for chance. */
const leastDeviations = 2;
/** A segment that makes less of the change than this explains too little to list. */
const leastShare = 0.1;

/**
 * The segments that explain the change of a total, most clearly first: those that changed further in its direction than
 * everything outside them, ranked by standard deviations. Counts are taken as Poisson distributed, so that a few
 * visitors more or less explain nothing. A small segment with a clear change precedes a large one that contains it. Of
 * segments with the same counts, such as a source and its campaign, the first is listed.
 */
export function explainChange<Dimension extends string>(
  total: Change,
  segments: readonly Segment<Dimension>[],
): Explanation<Dimension>[] {
  const direction = Math.sign(total.now - total.before);
  if (!direction) return [];
  const seen = new Set<string>();
  return segments
    .flatMap((segment) => {
      const { variance, ...own } = segment;
      const { now, before } = own;
      const spread = variance ?? own;
      const ratio = ratioOf(total.now - now, total.before - before);
      const expected = before * ratio;
      const deviation = Math.sqrt(Math.max(spread.now + spread.before * ratio * ratio, 1));
      const difference = (now - expected) * direction;
      const excess = difference / deviation;
      const isPart = now < total.now || before < total.before;
      const isShare = difference >= leastShare * Math.abs(total.now - total.before);
      if (!isPart || !isShare || excess < leastDeviations) return [];
      return [{ ...own, expected, totalExpected: total.now - now + expected, excess }];
    })
    .sort((a, b) => b.excess - a.excess)
    .filter(({ now, before }) => {
      const counts = `${now} ${before}`;
      const isNew = !seen.has(counts);
      seen.add(counts);
      return isNew;
    })
    .map(({ excess: _, ...explanation }) => explanation);
}

/** How everything outside the segment changed; where nothing was outside it, not at all. */
const ratioOf = (now: number, before: number) => (before > 0 ? now / before : 1);
