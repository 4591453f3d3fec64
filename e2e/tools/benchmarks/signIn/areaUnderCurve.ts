/**
 * How well a value separates two groups (area under the ROC curve): the probability that a value of `first` exceeds
 * one of `second`, by the Mann-Whitney rank sum. 0.5 means no separation, 0 and 1 complete separation.
 */
export function areaUnderCurve(first: number[], second: number[]): number {
  const all = [...first, ...second].sort((a, b) => a - b);
  const ranks = new Map<number, number>();
  for (const [index, value] of all.entries()) {
    if (!ranks.has(value)) ranks.set(value, index + (all.lastIndexOf(value) - index) / 2 + 1);
  }
  const sum = first.reduce((total, value) => total + (ranks.get(value) ?? 0), 0);
  return (sum - (first.length * (first.length + 1)) / 2) / (first.length * second.length);
}
