import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary as common } from '@zxcvbn-ts/language-common';
import { dictionary as english } from '@zxcvbn-ts/language-en';
import { describeMatch } from './describeMatch';
import { guessFormula } from './guessFormula';
import { phraseStrength } from './phraseStrength';
import type { Strength } from './Strength';
import { spanishWords } from './spanishWords';
import { texasWords } from './texasWords';

/**
 * Measures a password in the browser. The module loads 2.5 MB of word lists, so it is imported when the visitor types.
 * `wordsAboutYou` are treated as the first guesses.
 */
export function measure(password: string, wordsAboutYou: string[] = []): Strength {
  measurer ??= new ZxcvbnFactory({
    dictionary: { ...common, ...english, ...spanishWords, texas: texasWords },
    graphs: adjacencyGraphs,
    maxLength: MAX_LENGTH,
    // Covers the usual substitutions; the default of 100 takes seconds on a phone for a random password.
    l33tMaxSubstitutions: 16,
  });
  const { score, guesses, sequence } = measurer.check(password, wordsAboutYou);
  const segments = (sequence as Parameters<typeof describeMatch>[0][]).map(describeMatch);
  const phrase = drawnWords(password);
  if (phrase && phrase.guesses < guesses) return phrase;
  const rounded = Math.round(guesses);
  return { score, guesses: rounded, segments, sum: guessFormula(segments, rounded) };
}

/** Further characters are ignored: nothing that long is guessed as a whole. */
export const MAX_LENGTH = 128;

let measurer: ZxcvbnFactory | undefined;

/** Recognizes four or more words of the public list with one kind of separator. */
function drawnWords(password: string): Strength | undefined {
  const separator = password.match(/^[a-z]+([^a-z])/)?.[1];
  if (!separator) return undefined;
  const words = password.split(separator);
  list ??= new Set(common['diceware-common']);
  if (words.length < 4 || !words.every((word) => list!.has(word))) return undefined;
  return phraseStrength(words, separator, list.size);
}

let list: Set<string> | undefined;
