/**
 * Whether an English sentence is in the passive voice: a form of “be” or “get”, at most three adverbs, and a past
 * participle. A small set of rules, so it misses some and names a few that aren’t.
 */
export function isPassive(sentence: string): boolean {
  const words =
    sentence
      .toLowerCase()
      .replaceAll('’', "'")
      .match(/[a-z']+|[^\s\w']/g) ?? [];
  return words.some((word, at) => isAuxiliary(word) && isParticiple(words[nextVerb(words, at + 1)] ?? ''));
}

const list = (words: string): ReadonlySet<string> => new Set(words.split(' '));

const AUXILIARIES = list(
  "am is are was were be been being isn't aren't wasn't weren't get gets got gotten getting it's that's they're we're you're i'm he's she's",
);
const isAuxiliary = (word: string) => AUXILIARIES.has(word);

const MAX_ADVERBS = 3;

function nextVerb(words: readonly string[], start: number): number {
  let at = start;
  while (at < start + MAX_ADVERBS && isAdverb(words[at] ?? '')) at += 1;
  return at;
}

const ADVERBS = list(
  'not also never always often already still only just now then even soon first been being ever rarely seldom once twice all both',
);
const isAdverb = (word: string) => ADVERBS.has(word) || (/ly$/.test(word) && word.length > 4);

/** Irregular participles that don’t end in -ed. */
const IRREGULAR = list(
  'beaten become begun bent bet bitten blown bought bound broken brought broadcast built burnt caught chosen cut dealt done drawn driven eaten fed felt fought forbidden forgotten forgiven found frozen given gone ground grown heard held hidden hit hung hurt kept known laid led left lent lit lost made meant met mistaken overseen overwritten paid proven put read rebuilt rewritten ridden run said seen sent set sewn shaken shot shown shut sold sought spent split spoken spread stolen struck stuck sung sunk sworn swept taken taught thrown told torn undergone understood undone upheld upset withdrawn won worn woven written',
);

/** Adjectives and other words in -ed that describe more often than they tell what happened. */
const ADJECTIVES = list(
  'need bed red shed speed feed seed breed weed deed indeed hundred sacred naked wicked rugged tired bored excited interested worried concerned pleased satisfied delighted surprised scared ashamed relaxed prepared qualified experienced skilled dedicated certified limited related detailed advanced complicated sophisticated crowded supposed used allowed',
);
const isParticiple = (word: string) =>
  IRREGULAR.has(word) || (/[a-z]{2}ed$/.test(word) && !ADJECTIVES.has(word));
