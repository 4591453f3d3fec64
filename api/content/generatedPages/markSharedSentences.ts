import { splitSentences } from '../markdown/splitSentences';
import { plainText } from '../markdown/textMeasures';

export interface MarkedSentence {
  text: string;
  /** Whether the other page has the same sentence, apart from the names. */
  isShared: boolean;
}

interface NamedPage {
  texts: readonly string[];
  /** The names of its service, industry and place. */
  names: readonly string[];
}

/** The sentences of a page, text by text, with those that stay the same when its names are swapped for another page's. */
export function markSharedSentences(
  page: NamedPage,
  other: NamedPage,
): { texts: MarkedSentence[][]; sharedWords: number; words: number } {
  const known = new Set(
    other.texts.flatMap(sentencesOf).map((sentence) => withoutNames(sentence, other.names)),
  );
  const texts = page.texts
    .map((text) =>
      sentencesOf(text).map((sentence) => ({
        text: sentence,
        isShared: known.has(withoutNames(sentence, page.names)),
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

/** A sentence with the same sign for each name, longest names first. */
function withoutNames(sentence: string, names: readonly string[]): string {
  const ordered = names.filter(Boolean).toSorted((one, other) => other.length - one.length);
  return ordered
    .reduce((text, name) => text.replaceAll(name.toLowerCase(), '\u0000'), sentence.toLowerCase())
    .replace(/\s+/g, ' ');
}

const countWords = (sentences: readonly MarkedSentence[]): number =>
  sentences.reduce((sum, { text }) => sum + text.split(/\s+/).length, 0);
