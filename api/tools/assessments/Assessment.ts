import type { serviceOptions } from '../../leads/enquiries/contract';

/**
 * An assessment as data. Of a published version only the wording may change; other questions, answers, points or weights
 * need a new version.
 */
export interface Assessment {
  slug: string;
  version: string;
  title: string;
  /** Typical time to complete it. */
  minutes: number;
  domains: Domain[];
  questions: Question[];
  /** From lowest to highest. */
  bands: Band[];
  /** Shown below every result. */
  disclaimer: string;
  /** Shown before the first question, such as what not to enter. */
  warning?: string;
  /** Adds a one-page summary for decision makers. */
  hasBoardPage?: true;
  /** The highest band possible after the worst answer to a critical question. */
  cap?: string;
}

/** A domain. The points of its questions add up to its weight, and all weights to 100. */
export interface Domain {
  id: string;
  label: string;
  weight: number;
  /** Matching service of the contact form. */
  service: (typeof serviceOptions)[number]['value'];
  /** Meaning of its score, for the board summary. */
  about: string;
}

export interface Band {
  label: string;
  /** Lowest score of the band. */
  from: number;
  /** Headline of a result in this band. */
  headline: string;
}

/** One of four answers, from worst to best: label, description and what it means. */
export type Option = readonly [label: string, text: string, message: string];

export interface Question {
  id: string;
  domain: string;
  ask: string;
  /** Why the question matters. */
  why: string;
  options: readonly [Option, Option, Option, Option];
  /** Points for the best answer. */
  points: number;
  fix: Fix;
  /** What to find out after answering "Not sure". */
  find: string;
  /** Set if the worst answer caps the band: the reason as a sentence. */
  critical?: string;
}

/** What to do if the question was not answered best. */
export interface Fix {
  title: string;
  text: string;
  /** Duration and people needed. */
  effort: string;
  /** From 1, months of work or a budget, to 5, an hour. */
  ease: 1 | 2 | 3 | 4 | 5;
  /** Days needed beside daily work. */
  days: number;
  /** Criterion for completion. */
  done: string;
}

/** Answer number of "Not sure". */
export const NOT_SURE = 5;

/** Percent of the question's points per answer; the fifth is "Not sure". */
export const ANSWER_PERCENT = [0, 35, 70, 100, 25] as const;
