import { withCommas } from '../parts/withCommas';
import type { Segment, Strength } from './Strength';

/** The strength of words drawn by lot from a list everybody has: nothing but the number of possible draws. */
export function phraseStrength(words: string[], separator: string, listSize: number): Strength {
  const guesses = listSize ** words.length;
  const size = withCommas(listSize);
  const joined = words.flatMap((text, index): Segment[] => [
    ...(index > 0 ? [JOIN(separator)] : []),
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

const JOIN = (text: string): Segment => ({
  kind: 'join',
  text,
  guesses: 1,
  noun: 'a separator',
  finding: 'A sign between words.',
});

function scientific(guesses: number): string {
  const power = Math.floor(Math.log10(guesses));
  return `${Math.round(guesses / 10 ** power)} × 10^${power}`;
}
