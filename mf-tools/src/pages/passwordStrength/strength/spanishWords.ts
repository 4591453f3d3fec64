import { dictionary } from '@zxcvbn-ts/language-es-es';

/** Words with and without their accents, which few people type in a password, in the order of their use. */
function bothSpellings(words: readonly string[]): string[] {
  return words.flatMap((accented) => {
    const plain = accented.normalize('NFD').replace(/\p{M}/gu, '');
    return plain === accented ? accented : [plain, accented];
  });
}

/** Two lists by turns, since both begin with the words that are used most. */
function interleave(one: readonly string[], other: readonly string[]): string[] {
  const all = new Set<string>();
  for (let at = 0; at < Math.max(one.length, other.length); at++)
    for (const word of [one[at], other[at]]) if (word !== undefined) all.add(word);
  return [...all];
}

const spellingsOf = (name: keyof typeof dictionary) => bothSpellings(dictionary[name]);

/** Three lists, not the package's twenty: each list is gone through for each part of a password, while somebody types. */
export const spanishWords = {
  'words-es': interleave(spellingsOf('commonWords-es-es'), spellingsOf('wikipedia-es-es')),
  'firstnames-es': spellingsOf('firstnames-es-es'),
  'lastnames-es': spellingsOf('lastnames-es-es'),
};
