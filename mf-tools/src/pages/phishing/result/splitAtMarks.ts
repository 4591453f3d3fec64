import type { Analysis } from '../analysis/Analysis';

export interface Piece {
  text: string;
  /** Numbers of the reasons for this range. */
  reasons: number[];
  /** Reasons whose range ends here, where their number is shown. */
  ends: number[];
}

/** Splits a text at the ranges of reasons. Numbers start at 1. */
export function splitAtMarks({ reasons }: Pick<Analysis, 'reasons'>, at: string, text: string): Piece[] {
  const marks = reasons.flatMap(({ marks: all }, index) =>
    all
      .filter((mark) => mark.at === at && mark.start < text.length)
      .map((mark) => ({ ...mark, number: index + 1, end: Math.min(mark.end, text.length) })),
  );
  const cuts = [...new Set([0, text.length, ...marks.flatMap(({ start, end }) => [start, end])])].sort(
    (one, other) => one - other,
  );
  return cuts.slice(0, -1).map((start, index) => {
    const end = cuts[index + 1]!;
    const over = marks.filter((mark) => mark.start <= start && mark.end >= end);
    return {
      text: text.slice(start, end),
      reasons: over.map(({ number }) => number),
      ends: over.filter((mark) => mark.end === end).map(({ number }) => number),
    };
  });
}
