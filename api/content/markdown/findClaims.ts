import { splitSentences } from './splitSentences';

/** A sentence with a number that names no source. */
export interface Claim {
  sentence: string;
  /** The text that needs a source. */
  why: string;
}

/**
 * Finds the claims of a Markdown text that name no source. A link, a footnote or the name of a source counts for the
 * complete paragraph or list item; headings, code and images contain no claims.
 */
export function findClaims(markdown: string): Claim[] {
  return splitPassages(markdown)
    .filter((passage) => !namesSource(passage))
    .flatMap((passage) => claimsIn(wordsOf(passage)))
    .map(({ sentence, why }) => ({ sentence, why }));
}

/** Whether a passage names a source. */
export const namesSource = (passage: string): boolean => SOURCE.test(passage);

/** The claims in plain text, with the positions of the characters that make them claims. */
export function claimsIn(words: string): (Claim & { from: number; to: number })[] {
  return splitSentences(words).flatMap(({ segment, index }) => {
    for (const { sign, why } of KINDS) {
      const found = sign.exec(segment);
      const from = index + (found?.index ?? 0);
      if (found) return [{ sentence: segment.trim(), why, from, to: from + found[0].length }];
    }
    return [];
  });
}

/** Splits the text into paragraphs, list items and table rows. */
export function splitPassages(markdown: string): string[] {
  return markdown
    .replace(/^(```|~~~)[\s\S]*?^\1/gm, '')
    .split(/\n\s*\n|\n(?=\s*(?:[-*+]|\d+[.)]|\|)\s)/)
    .map((passage) => passage.trim())
    .filter((passage) => passage && !/^(#{1,6}\s|\[\^[^\]]+\]:)/.test(passage));
}

const wordsOf = (passage: string) =>
  passage
    .replace(/!\[[^[\]]{0,500}\]\([^[)]{0,2000}\)/g, ' ')
    .replace(/`[^`]*`/g, ' ')
    .replace(/^\s*(?:>\s?|[-*+]\s|\d+[.)]\s)+/gm, '')
    .replace(/[*_~|\\]/g, '')
    .replace(/\s+/g, ' ');

// The lengths are limited so that the time for many unclosed brackets is not quadratic.
const SOURCE =
  /(?<!!)\[[^\]]{1,500}\]\([^)]{1,2000}\)|<?https?:\/\/|\[\^[^\]]{1,100}\]|\baccording to\b|\bsources?:|\b(?:reports?|found|surveyed|estimates?) by\b/i;

// So are the numbers and the words of a trend, which are searched from each of their characters.
const NUMBER = '(?:\\d[\\d.,]{0,20}|one|two|three|four|five|six|seven|eight|nine|ten|half|a quarter|a third)';
const MANY = '(?:\\d[\\d.,]{0,20}|two|three|four|five|six|seven|eight|nine|ten)';

const KINDS: { why: string; sign: RegExp }[] = [
  { why: 'a percentage', sign: /\d[\d.,]{0,20}\s?%|\b\d[\d.,]{0,20}\s?(?:percent|per cent)\b/i },
  {
    why: 'a share',
    sign: new RegExp(
      `\\b${NUMBER} (?:out of|in every|of every) ${NUMBER}\\b|\\b(?:one|two|three|\\d+) in (?:two|three|four|five|ten|\\d+)\\b|\\b(?:half|(?:a|one|two|three)[ -](?:thirds?|quarters?|fifths?)) of\\b|\\bmajority of\\b`,
      'i',
    ),
  },
  {
    why: 'money',
    sign: /[$€£]\s?\d|\b\d[\d.,]{0,20}\s?(?:dollars|USD|euros)\b/i,
  },
  {
    why: 'a large number',
    sign: /\b\d{1,3}(?:,\d{3}){1,8}\b|\b(?:\d[\d.,]{0,20}|a|two|three|several|hundreds? of) (?:thousand|million|billion|trillion)s?\b/i,
  },
  {
    why: 'a multiple',
    sign: new RegExp(
      `\\b${MANY} times (?:as|more|less|faster|slower|likelier|higher|lower)\\b|\\b\\d+x\\b`,
      'i',
    ),
  },
  {
    why: 'a trend',
    sign: /\b(?:rose|risen|grew|grown|fell|fallen|doubled|tripled|increased|decreased|dropped|up|down)\b[^.]{0,300}\b(?:19|20)\d\d\b|\b(?:19|20)\d\d\b[^.]{0,300}\b(?:rose|grew|fell|doubled|tripled|increased|decreased|dropped)\b/i,
  },
  {
    why: 'a superlative',
    sign: /(?<!\bat )(?<!\bat the )\bmost\b(?!\s*(?:[.,;:!?]|$))|\bthe (?:largest|biggest|fastest|slowest|cheapest|safest|best|worst|highest|lowest|leading|commonest)\b|\bnumber one\b/i,
  },
];
