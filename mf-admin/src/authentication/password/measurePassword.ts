import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary as common } from '@zxcvbn-ts/language-common';
import { dictionary as english } from '@zxcvbn-ts/language-en';

export interface PasswordStrength {
  score: 0 | 1 | 2 | 3 | 4;
}

/**
 * Password strength, measured like the API does. The module contains 1.5 MB of word lists, so it is imported on the
 * first keystroke. `personalWords` count as easy guesses.
 */
export function measurePassword(password: string, personalWords: string): PasswordStrength {
  measurer ??= new ZxcvbnFactory({
    dictionary: { ...common, ...english },
    graphs: adjacencyGraphs,
    maxLength: 128,
    l33tMaxSubstitutions: 16,
  });
  const words = personalWords
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 2);
  return { score: measurer.check(password, words).score };
}

let measurer: ZxcvbnFactory | undefined;
