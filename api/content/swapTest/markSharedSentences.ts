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

/** The sentences of a page, text by text, with those that stay the same when its names are swapped for another page's. */
export function markSharedSentences(
  page: NamedPage,
  other: NamedPage,
): { texts: MarkedSentence[][]; sharedWords: number; words: number } {
  const known = new Set(other.texts.flatMap(sentencesOf).map(nameRemover(other.names)));
  const withoutNames = nameRemover(page.names);
  const texts = page.texts
    .map((text) =>
      sentencesOf(text).map((sentence) => ({
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

const sentencesOf = (text: string): string[] =>
  plainText(text)
    .split('\n')
    .flatMap((line) => splitSentences(line).map(({ segment }) => segment.trim()))
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
