/** Strength of a password and its parts. */
export interface Strength {
  score: Score;
  /** Number of guesses needed. */
  guesses: number;
  /** Parts from left to right; together they are the measured password. */
  segments: Segment[];
  /** How the total is calculated, as text; powers as `10^23`. */
  sum: string;
  /** Set if the password consists of random words from one public list; then they count as one part. */
  drawnFrom?: { list: number; words: number };
}

export interface Segment {
  kind: SegmentKind;
  text: string;
  guesses: number;
  /** Short description: `a first name`. */
  noun: string;
  /** The finding as a sentence. */
  finding: string;
}

export type Score = 0 | 1 | 2 | 3 | 4;

/** Kinds of parts: word, date, sequence, random characters, separator, random word. */
export type SegmentKind = 'word' | 'year' | 'run' | 'free' | 'join' | 'rand';

export const SCORE_LABELS = ['Very weak', 'Weak', 'Fair', 'Good', 'Strong'] as const;
