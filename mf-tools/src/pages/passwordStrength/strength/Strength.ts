/** How well a password holds, taken apart: what the bench, the bill, the ruler and the replay all show. */
export interface Strength {
  score: Score;
  /** Guesses until it is open. */
  guesses: number;
  /** Its parts from left to right; together they are the whole (measured) password. */
  segments: Segment[];
  /** How the total comes about, in words; powers as `10^23`. */
  sum: string;
  /** Set where equal words drawn from one public list make up the whole: then they count as one part. */
  drawnFrom?: { list: number; words: number };
}

export interface Segment {
  kind: SegmentKind;
  text: string;
  guesses: number;
  /** What it is, short: `a first name`. */
  noun: string;
  /** What was found, as a sentence of its own. */
  finding: string;
}

export type Score = 0 | 1 | 2 | 3 | 4;

/** How a part is hatched: a word, a date, a run, nothing known, a sign between words, a word drawn by lot. */
export type SegmentKind = 'word' | 'year' | 'run' | 'free' | 'join' | 'rand';

export const SCORE_LABELS = ['Very weak', 'Weak', 'Fair', 'Good', 'Strong'] as const;
