import { type ScoreBand, scoreBandOptions } from './contract';
import { filterTerm } from './normalizeEnquiry';

/** The band that a score belongs to. */
export function bandOf(score: number): ScoreBand {
  return scoreBandOptions.find(({ from }) => score >= from)?.value ?? 'cold';
}

/** The index terms of a lead, with its band in place of the former one. */
export function replaceBandTerm(terms: readonly string[], score: number): string[] {
  const start = filterTerm('score', '');
  return [...terms.filter((term) => !term.startsWith(start)), filterTerm('score', bandOf(score))];
}
