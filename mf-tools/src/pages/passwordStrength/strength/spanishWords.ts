import { dictionary } from '@zxcvbn-ts/language-es-es';

/** Words with and without accents, which few people type, in order of frequency. */
function withAndWithoutAccents(words: readonly string[]): string[] {
  return words.flatMap((accented) => {
    const plain = accented.normalize('NFD').replace(/\p{M}/gu, '');
    return plain === accented ? accented : [plain, accented];
  });
}

/** Interleaves two lists that are both sorted by frequency. */
function interleave(one: readonly string[], other: readonly string[]): string[] {
  const all = new Set<string>();
  for (let at = 0; at < Math.max(one.length, other.length); at++)
    for (const word of [one[at], other[at]]) if (word !== undefined) all.add(word);
  return [...all];
}

const listSpellings = (name: keyof typeof dictionary) => withAndWithoutAccents(dictionary[name]);

/** Three of the package's twenty lists, since each list is searched for each part while typing. */
export const spanishWords = {
  'words-es': interleave(listSpellings('commonWords-es-es'), listSpellings('wikipedia-es-es')),
  'firstnames-es': listSpellings('firstnames-es-es'),
  'lastnames-es': listSpellings('lastnames-es-es'),
};
