import { phraseStrength, WORD_LIST_SIZE } from './phraseStrength';
import type { Strength } from './Strength';

/** Example passwords with their measured strength, so that the page is complete before hydration. */
export const WEAK: Example = {
  password: 'Austin1987',
  strength: {
    score: 1,
    guesses: 28_400,
    segments: [
      {
        kind: 'word',
        text: 'Austin',
        guesses: 184,
        noun: 'a common choice',
        finding: 'A common choice, number 92 on leaked lists, with a capital.',
      },
      { kind: 'year', text: '1987', guesses: 50, noun: 'a year', finding: 'A recent year.' },
    ],
    sum: '184 × 50, in any order, plus the splits = 28,400 guesses',
  },
  hash: 'CD3BC2F8CCCD196EE0ED92CACF02314AACF43DDC',
};

const words = ['copper', 'lantern', 'glacier', 'ferry', 'walnut', 'quill'];

export const STRONG: Example = {
  password: words.join('-'),
  strength: phraseStrength(words, '-', WORD_LIST_SIZE),
  hash: '0473395805001F49470AEF99D5B9C65562339357',
};

/** The example of the passphrase generator. */
export const EXAMPLE_PHRASE = words;

export interface Example {
  password: string;
  strength: Strength;
  hash: string;
}
