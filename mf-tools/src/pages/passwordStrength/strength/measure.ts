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
 * Measures a password in this browser. The module brings 2.5 MB of word lists, so it is imported when somebody
 * types. `wordsAboutYou` are treated as the first things a guesser tries.
 */
export function measure(password: string, wordsAboutYou: string[] = []): Strength {
  measurer ??= new ZxcvbnFactory({
    dictionary: { ...common, ...english, ...spanishWords, texas: texasWords },
    graphs: adjacencyGraphs,
    maxLength: MAX_LENGTH,
    // Enough for every disguise people use; the default of 100 takes seconds of a phone for a random password.
    l33tMaxSubstitutions: 16,
  });
  const { score, guesses, sequence } = measurer.check(password, wordsAboutYou);
  const segments = (sequence as Parameters<typeof describeMatch>[0][]).map(describeMatch);
  const phrase = drawnWords(password);
  if (phrase && phrase.guesses < guesses) return phrase;
  const rounded = Math.round(guesses);
  return { score, guesses: rounded, segments, sum: guessFormula(segments, rounded) };
}

/** Characters beyond this are not looked at: what is that long is not guessed as a whole. */
export const MAX_LENGTH = 128;

let measurer: ZxcvbnFactory | undefined;

/** Four or more words of the public list with one sign between: a guesser who knows the recipe tries just those. */
function drawnWords(password: string): Strength | undefined {
  const separator = password.match(/^[a-z]+([^a-z])/)?.[1];
  if (!separator) return undefined;
  const words = password.split(separator);
  list ??= new Set(common['diceware-common']);
  if (words.length < 4 || !words.every((word) => list!.has(word))) return undefined;
  return phraseStrength(words, separator, list.size);
}

let list: Set<string> | undefined;
