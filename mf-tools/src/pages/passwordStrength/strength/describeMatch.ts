import type { MatchEstimated } from '@zxcvbn-ts/core';
import { formatInteger } from '../../../formatting/formatInteger';
import type { Segment, SegmentKind } from './Strength';

/** Describes what a guessing program recognizes in one part of a password. Never repeats the part. */
export function describeMatch(match: MatchEstimated): Segment {
  const { kind, noun, finding } = (DESCRIBERS[match.pattern] ?? nothingKnown)(match);
  return { kind, noun, finding, text: match.token, guesses: Math.round(match.guesses) };
}

interface Finding {
  kind: SegmentKind;
  noun: string;
  finding: string;
}
type Describer = (match: MatchEstimated) => Finding;

const nothingKnown: Describer = () => ({
  kind: 'free',
  noun: 'no pattern',
  finding: 'We found no pattern, so attackers have to try every character.',
});

const DESCRIBERS: Record<string, Describer> = {
  dictionary: word,
  regex: () => ({ kind: 'year', noun: 'a year', finding: 'A recent year.' }),
  date: () => ({ kind: 'year', noun: 'a date', finding: 'A date. A century has fewer than 40,000 of them.' }),
  spatial: () => ({ kind: 'run', noun: 'a keyboard path', finding: 'Neighboring keys on a keyboard.' }),
  repeat: ({ repeatCount }) => ({
    kind: 'run',
    noun: 'a repeat',
    finding: `The same characters ${repeatCount} times in a row.`,
  }),
  sequence: () => ({
    kind: 'run',
    noun: 'a run',
    finding: 'A sequence such as abc or 4321.',
  }),
  wordSequence: () => ({
    kind: 'run',
    noun: 'a known order',
    finding: 'Words in a well-known order.',
  }),
  separator: () => ({ kind: 'join', noun: 'a separator', finding: 'A character between words.' }),
  bruteforce: nothingKnown,
};

function word(match: MatchEstimated): Finding {
  const [noun, finding] = describeSource(match.dictionaryName, match.rank);
  return { kind: 'word', noun, finding: `${finding}${disguises(match)}.` };
}

function describeSource(dictionary: string, rank: number): [noun: string, finding: string] {
  const number = formatInteger(rank);
  if (dictionary === 'userInputs') return ['about you', 'A word about you'];
  if (dictionary.startsWith('passwords'))
    return ['a common choice', `A common choice, number ${number} on leaked lists`];
  if (dictionary === 'texas')
    return ['a Texas name', `A Texas name, number ${number} of those that people here choose`];
  if (dictionary.startsWith('firstnames')) return ['a first name', `A first name, number ${number} by use`];
  if (dictionary.startsWith('lastnames')) return ['a last name', `A last name, number ${number} by use`];
  if (dictionary.startsWith('diceware')) return ['a listed word', 'A word from a public passphrase list'];
  return ['an everyday word', `An everyday word, number ${number} by use`];
}

/** Substitutions that guessing programs know. */
function disguises(match: MatchEstimated): string {
  const found: string[] = [];
  if (match.reversed) found.push('written backward');
  if (match.l33t) found.push('with letters replaced by similar characters');
  if ((match.uppercaseVariations ?? 1) > 1) found.push(capitals(match.token));
  return found.map((text) => `, ${text}`).join('');
}

function capitals(token: string): string {
  const rest = token.slice(1);
  if (token === token.toUpperCase()) return 'all in capitals';
  return rest === rest.toLowerCase() ? 'with a capital' : 'with some capitals';
}
