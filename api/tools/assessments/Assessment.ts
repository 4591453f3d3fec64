import type { serviceOptions } from '../../leads/enquiries/contract';

/** An assessment as data. Once it was published under a version it is never changed: a new version stands beside it. */
export interface Assessment {
  slug: string;
  version: string;
  title: string;
  /** What a person needs for all of it, at an easy pace. */
  minutes: number;
  domains: Domain[];
  questions: Question[];
  /** From the lowest to the highest. */
  bands: Band[];
  /** What stands below every result. */
  disclaimer: string;
  /** Said before the first question, where something must not be entered. */
  warning?: string;
  /** One page for people who decide and were not there. */
  hasBoardPage?: true;
  /** The highest band that the worst answer to a critical question leaves. */
  cap?: string;
}

/** A part of the whole; what its questions are worth adds up to its weight, and all weights to 100. */
export interface Domain {
  id: string;
  label: string;
  weight: number;
  /** What the enquiry form calls help with it. */
  service: (typeof serviceOptions)[number]['value'];
  /** What its score is about, as the board reads it. */
  about: string;
}

export interface Band {
  label: string;
  /** The lowest score that is in it. */
  from: number;
  /** The first line of a result in it. */
  headline: string;
}

/** One of four answers, from the worst to the best: what one ticks, how to recognise it, and what it says. */
export type Option = readonly [label: string, text: string, says: string];

export interface Question {
  id: string;
  domain: string;
  ask: string;
  /** Why it is asked, in plain words. */
  why: string;
  options: readonly [Option, Option, Option, Option];
  /** What the best answer is worth. */
  points: number;
  fix: Fix;
  /** What is to be found out by whoever was not sure. */
  find: string;
  /** Where the worst answer keeps the whole from a higher band: the reason, as a sentence. */
  critical?: string;
}

/** What to do about a question that was not answered best. */
export interface Fix {
  title: string;
  text: string;
  /** How long, and who. */
  effort: string;
  /** From 1, months of work or a budget, to 5, an hour. */
  ease: 1 | 2 | 3 | 4 | 5;
  /** How many days it takes beside the daily work. */
  days: number;
  /** How one knows that it is done. */
  done: string;
}

/** The number of the answer after the four: "Not sure". */
export const NOT_SURE = 5;

/** What each answer is worth, in percent of the question's points, the fifth being "Not sure". */
export const WORTH = [0, 35, 70, 100, 25] as const;
