import { splitSentences } from '../markdown/splitSentences';
import { plainText } from '../markdown/textMeasures';

export interface MarkedSentence {
  text: string;
  /** Whether the other page has the same sentence, apart from the names. */
  isShared: boolean;
}

interface NamedPage {
  texts: readonly string[];
  /** The names that are swapped: of service, industry and place, county and neighboring places. */
  names: readonly string[];
}

/** The sentences of a page, passage by passage, with those that stay the same when its names are swapped for another page's. */
export function markSharedSentences(
  page: NamedPage,
  other: NamedPage,
): { texts: MarkedSentence[][]; sharedWords: number; words: number } {
  const known = new Set(other.texts.flatMap(passagesOf).flatMap(sentencesIn).map(nameRemover(other.names)));
  const withoutNames = nameRemover(page.names);
  const texts = page.texts
    .flatMap(passagesOf)
    .map((passage) =>
      sentencesIn(passage).map((sentence) => ({
        text: sentence,
        isShared: known.has(withoutNames(sentence)),
      })),
    )
    .filter((sentences) => sentences.length);
  const all = texts.flat();
  return {
    texts,
    sharedWords: countWords(all.filter(({ isShared }) => isShared)),
    words: countWords(all),
  };
}

/** Headings, paragraphs, list items and table rows. No sentence goes on from one to the next. */
const passagesOf = (markdown: string): string[] =>
  markdown
    .replace(/^(```|~~~)[\s\S]*?^\1/gm, '')
    .replace(/^ {0,3}#{1,6}\s[^\n]*$/gm, '\n\n$&\n\n')
    .split(/\n\s*\n|\n(?=\s*(?:[-*+>]|\d+[.)]|\|)\s)/)
    .map((passage) => plainText(passage).replace(/\s+/g, ' ').trim())
    .filter((passage) => /[\p{L}\p{N}]/u.test(passage));

const sentencesIn = (passage: string): string[] =>
  splitSentences(passage)
    .map(({ segment }) => segment.trim())
    .filter(Boolean);

/** Puts the same sign in place of each name, or list of names. Names are complete words; the longest are tried first. */
function nameRemover(names: readonly string[]): (sentence: string) => string {
  const ordered = names.filter(Boolean).toSorted((one, other) => other.length - one.length);
  const any = ordered.map((name) => name.toLowerCase().replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')).join('|');
  const pattern = any && new RegExp(`(?<![\\p{L}\\p{N}])(?:${any})(?![\\p{L}\\p{N}])`, 'gu');
  return (sentence) => {
    const text = sentence.toLowerCase().replace(/\s+/g, ' ');
    return pattern ? text.replace(pattern, SIGN).replace(NAME_LIST, SIGN) : text;
  };
}

const SIGN = '§§';
/** One place has more neighbors than another. */
const NAME_LIST = /§§(?:(?:,| and|, and) §§)+/g;

const countWords = (sentences: readonly MarkedSentence[]): number =>
  sentences.reduce((sum, { text }) => sum + text.split(/\s+/).length, 0);
