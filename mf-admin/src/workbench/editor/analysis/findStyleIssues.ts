import { splitSentences } from '@site/api/content/markdown/splitSentences';
import { isPassive } from './isPassive';

/** What makes a text hard to read. */
interface StyleIssues {
  sentenceCount: number;
  /** The number of sentences that may be long, and of sentences in the passive voice, without a warning. */
  allowedSentences: number;
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
/** The share of sentences that may be long or in the passive voice. */
export const MAX_SENTENCE_SHARE = 0.1;

/** The sentences and paragraphs of a text that are long or in the passive voice. `passages` are plain text. */
export function findStyleIssues(passages: readonly string[]): StyleIssues {
  const sentences = passages
    .flatMap(splitSentences)
    .map(({ segment }) => segment.trim())
    .filter((sentence) => /\p{L}/u.test(sentence));
  return {
    sentenceCount: sentences.length,
    allowedSentences: Math.floor(sentences.length * MAX_SENTENCE_SHARE),
    longSentences: longerThan(MAX_SENTENCE_WORDS, sentences),
    passiveSentences: sentences.filter(isPassive),
    longParagraphs: longerThan(MAX_PARAGRAPH_WORDS, passages),
  };
}

const longerThan = (most: number, texts: readonly string[]): LongText[] =>
  texts.map((text) => ({ text, words: text.split(/\s+/).length })).filter(({ words }) => words > most);
