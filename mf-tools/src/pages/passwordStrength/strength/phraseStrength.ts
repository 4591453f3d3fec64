import { formatInteger } from '../../../formatting/formatInteger';
import type { Segment, Strength } from './Strength';

/** Size of the EFF large word list. */
export const WORD_LIST_SIZE = 7776;

/** Strength of random words from a public list: only the number of possible draws counts. */
export function phraseStrength(words: string[], separator: string, listSize: number): Strength {
  const guesses = listSize ** words.length;
  const size = formatInteger(listSize);
  const joined = words.flatMap((text, index): Segment[] => [
    ...(index > 0 ? [separatorSegment(separator)] : []),
    {
      kind: 'rand',
      text,
      guesses: listSize,
      noun: 'drawn word',
      finding: `One of the ${size} words on a public list.`,
    },
  ]);
  return {
    score: 4,
    guesses,
    segments: joined,
    sum: `${size} to the power of ${words.length} = ${scientific(guesses)} guesses`,
    drawnFrom: { list: listSize, words: words.length },
  };
}

const separatorSegment = (text: string): Segment => ({
  kind: 'join',
  text,
  guesses: 1,
  noun: 'a separator',
  finding: 'A character between words.',
});

function scientific(guesses: number): string {
  const power = Math.floor(Math.log10(guesses));
  return `${Math.round(guesses / 10 ** power)} × 10^${power}`;
}
