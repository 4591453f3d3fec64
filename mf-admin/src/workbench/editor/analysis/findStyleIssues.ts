import { splitSentences } from '@site/api/content/markdown/splitSentences';
import { isPassive } from './isPassive';

/** What makes a text hard to read. */
interface StyleIssues {
  sentenceCount: number;
  longSentences: LongText[];
  passiveSentences: string[];
  longParagraphs: LongText[];
}

interface LongText {
  text: string;
  words: number;
}

/** More words than these are long. */
export const MAX_SENTENCE_WORDS = 25;
export const MAX_PARAGRAPH_WORDS = 120;

/** The sentences and paragraphs of a text that are long or in the passive voice. `passages` are plain text. */
export function findStyleIssues(passages: readonly string[]): StyleIssues {
  const sentences = passages
    .flatMap(splitSentences)
    .map(({ segment }) => segment.trim())
    .filter((sentence) => /\p{L}/u.test(sentence));
  return {
    sentenceCount: sentences.length,
    longSentences: longerThan(MAX_SENTENCE_WORDS, sentences),
    passiveSentences: sentences.filter(isPassive),
    longParagraphs: longerThan(MAX_PARAGRAPH_WORDS, passages),
  };
}

const longerThan = (most: number, texts: readonly string[]): LongText[] =>
  texts.map((text) => ({ text, words: text.split(/\s+/).length })).filter(({ words }) => words > most);
