import { formatGuesses } from '../guesses/formatGuesses';
import type { Segment, Strength } from '../strength/Strength';

/** The parts of a password in the order in which they are guessed, with their depth. */
export interface Replay {
  /** Cheapest first, without free parts (separators between words). */
  parts: ReplayPart[];
  /** Depth of the complete password. */
  openAt: number;
  /** Labels of the depth scale, one per unit from the top. */
  scale: string[];
}

export interface ReplayPart {
  segment: Segment;
  /** Position of the first character, and length. */
  start: number;
  length: number;
  /** Depth in scale units. */
  depth: number;
}

export const UNITS = 5;

/** Creates the replay. Depth is logarithmic in the number of guesses and scaled to fit the chart. */
export function createReplay({ segments, guesses }: Strength): Replay {
  const powersPerUnit = Math.max(1, Math.ceil(Math.log10(guesses) / UNITS));
  const depth = (n: number) => Math.log10(Math.max(1, n)) / powersPerUnit;
  let start = 0;
  const parts = segments.map((segment) => {
    const length = [...segment.text].length;
    const part = { segment, start, length, depth: depth(segment.guesses) };
    start += length;
    return part;
  });
  return {
    parts: parts
      .filter(({ segment }) => segment.guesses > 1)
      .sort((a, b) => a.segment.guesses - b.segment.guesses || a.start - b.start),
    openAt: depth(guesses),
    scale: Array.from({ length: UNITS + 1 }, (_, unit) => scaleLabel(unit * powersPerUnit)),
  };
}

const scaleLabel = (power: number) => (power < 6 ? formatGuesses(10 ** power) : `10^${power}`);

/** Explains the total number of guesses, for the last line of the replay. */
export function openingSentence({ segments, drawnFrom }: Strength): string {
  const parts = segments.length;
  if (drawnFrom)
    return `All ${drawnFrom.words} together: every combination of ${drawnFrom.words} words from the list.`;
  if (parts === 1) return 'There was only one part to guess.';
  const splits = formatGuesses(10_000 ** (parts - 1));
  const orders = factorial(parts);
  if (parts > 3)
    return `All ${parts} together: their guesses multiplied, in ${formatGuesses(orders)} orders, plus ${splits} to find the splits.`;
  const product = segments.map((segment) => formatGuesses(segment.guesses)).join(' × ');
  const all = parts === 2 ? 'Both' : 'All three';
  return `${all} together: ${orders} orders × ${product}, plus ${splits} to find the split${parts > 2 ? 's' : ''}.`;
}

const factorial = (n: number): number => (n < 2 ? 1 : n * factorial(n - 1));
