import { formatGuesses } from '../guesses/formatGuesses';
import type { Segment } from './Strength';

/** How the parts make the total: their guesses multiplied, in any order, plus finding where one ends and the next begins. */
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
