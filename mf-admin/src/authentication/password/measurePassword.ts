import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary as common } from '@zxcvbn-ts/language-common';
import { dictionary as english } from '@zxcvbn-ts/language-en';

export interface PasswordStrength {
  score: 0 | 1 | 2 | 3 | 4;
}

/**
 * How well a password holds, measured in this browser the way the API does. The module brings 1.5 MB of word lists, so
 * it is imported when somebody types. The words of `about` are the first things a guesser tries.
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
