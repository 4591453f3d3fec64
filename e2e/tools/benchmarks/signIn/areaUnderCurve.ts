/**
 * How well a figure tells two groups apart: the chance that one of `first` is above one of `second`, by the sum of
 * ranks (Mann and Whitney), equal figures sharing theirs. 0.5 tells nothing, 0 and 1 tell all.
 */
export function areaUnderCurve(first: number[], second: number[]): number {
  const all = [...first, ...second].sort((a, b) => a - b);
  const ranks = new Map<number, number>();
  for (const [index, figure] of all.entries()) {
    if (!ranks.has(figure)) ranks.set(figure, index + (all.lastIndexOf(figure) - index) / 2 + 1);
  }
  const sum = first.reduce((total, figure) => total + (ranks.get(figure) ?? 0), 0);
  return (sum - (first.length * (first.length + 1)) / 2) / (first.length * second.length);
}
