import { plainText } from '../markdown/textMeasures';

/** Words in a row that count as the template's. Shorter ones, such as "in the", are common to all texts. */
const RUN_LENGTH = 3;

/**
 * The number of words of a page that its template does not contain. Words that the template repeats, as in a loop, are
 * its own each time.
 */
export function countUniqueWords(pageTexts: readonly string[], templateTexts: readonly string[]): number {
  const known = new Set(templateTexts.flatMap(fixedTextsOf).flatMap((text) => runsOf(wordsOf(text))));
  return pageTexts.reduce((sum, text) => {
    const words = wordsOf(text);
    const isKnown = new Array<boolean>(words.length).fill(false);
    for (const [at, run] of runsOf(words).entries())
      if (known.has(run)) isKnown.fill(true, at, at + RUN_LENGTH);
    return sum + isKnown.filter((each) => !each).length;
  }, 0);
}

const wordsOf = (text: string): string[] =>
  plainText(text)
    .toLowerCase()
    .match(/[\p{L}\p{N}’'-]+/gu) ?? [];

const runsOf = (words: readonly string[]): string[] =>
  words
    .slice(0, Math.max(0, words.length - RUN_LENGTH + 1))
    .map((_, at) => words.slice(at, at + RUN_LENGTH).join(' '));

/** The parts of a text with variables that are the same on every page: text between tags, and texts within tags. */
function fixedTextsOf(text: string): string[] {
  const tags = text.match(TAG) ?? [];
  const quoted = tags.flatMap((tag) =>
    [...tag.matchAll(/"([^"]*)"|'([^']*)'/g)].map(([, double, single]) => double ?? single ?? ''),
  );
  return [...text.split(TAG), ...quoted];
}

// No tag contains the beginning of another, so that many that do not end take no quadratic time.
const TAG = /\{\{(?:(?!\{\{)[\s\S])*?\}\}|\{%(?:(?!\{%)[\s\S])*?%\}/g;
