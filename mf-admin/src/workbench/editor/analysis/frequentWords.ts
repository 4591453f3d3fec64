import type { AnalyzedText } from './AnalyzedText';
import { SHORT_WORDS, wordsIn } from './findPhrase';
import { readParts } from './readParts';

const MIN_LETTERS = 3;
const MAX_LETTERS = 28;
const MAX_WORDS = 40;
/** Texts with fewer words are about nothing yet. */
const MIN_TEXT = 20;
/** A word of a title says as much as several of the text. */
const TITLE_WEIGHT = 5;
const HEADING_WEIGHT = 3;

/** The words that a text uses most, titles first; none for a text that has just begun. */
export function frequentWords(text: AnalyzedText<object>): string[] {
  const { headings, passages } = readParts(text);
  const words = passages.flatMap(wordsIn);
  if (words.length < MIN_TEXT) return [];
  const counts = new Map<string, number>();
  const add = (all: readonly string[], weight: number) => {
    for (const word of all)
      if (word.length >= MIN_LETTERS && word.length <= MAX_LETTERS && !SHORT_WORDS.has(word))
        counts.set(word, (counts.get(word) ?? 0) + weight);
  };
  add(words, 1);
  add(headings.flatMap(wordsIn), HEADING_WEIGHT);
  add(wordsIn(text.title), TITLE_WEIGHT);
  return [...counts]
    .sort((one, other) => other[1] - one[1] || (one[0] < other[0] ? -1 : 1))
    .slice(0, MAX_WORDS)
    .map(([word]) => word);
}
