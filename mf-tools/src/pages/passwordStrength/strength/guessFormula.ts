import { formatGuesses } from '../guesses/formatGuesses';
import type { Segment } from './Strength';

/** The formula of the total: the guesses of all parts multiplied, times their orders and boundaries. */
export function guessFormula(segments: Segment[], guesses: number): string {
  const total = `${formatGuesses(guesses)} guesses`;
  if (segments.length < 2) return total;
  const factors =
    segments.length > MAX_FACTORS
      ? `${segments.length} parts multiplied`
      : segments.map((segment) => formatGuesses(segment.guesses)).join(' × ');
  return `${factors}, in any order, plus the splits = ${total}`;
}

const MAX_FACTORS = 4;
