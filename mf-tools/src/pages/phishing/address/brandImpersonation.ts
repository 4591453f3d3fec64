import { type Brand, brands } from '../lists/brands';
import { riskyEndings, tenantServices } from '../lists/hosts';
import { ordinaryWords } from '../lists/words';
import type { Address } from './parseAddress';
import { editDistance, toSkeleton } from './skeleton';

const GENERAL_ENDINGS = /^(com|net|org|[a-z]{2}|(com|co|org|net)\.[a-z]{2})$/;
/** Shorter names occur by chance where hyphenated parts are joined: `u-ps`. */
const MIN_JOINED_LENGTH = 4;
/** `bank-of-america` has the most parts of the hyphenated brands. */
const MAX_PARTS = 3;
const LONG_BRAND = 6;
const VERY_LONG_BRAND = 9;

/** How a host mentions a brand that does not own it. */
export interface BrandMatch {
  brand: string;
  /** The word of the host, with hyphens removed. */
  word: string;
  /** As written in the host: `t-mobile` for `tmobile`. */
  written: string;
  how: 'named' | 'confusable' | 'lookalike';
  /** An everyday word that others use too. */
  isEverydayWord: boolean;
  /** A product that firms host themselves and name servers after. */
  isProduct: boolean;
  /** A single-letter difference in a long name, which does not occur by chance. */
  isSlip?: boolean;
}

const bySkeleton = new Map(brands.map((brand) => [toSkeleton(brand.name), brand]));

/** Caches a result per address, since several signals need it. */
function cacheByAddress<T>(find: (address: Address) => T): (address: Address) => T {
  const known = new WeakMap<Address, { match: T }>();
  return (address) => {
    const before = known.get(address);
    if (before) return before.match;
    const match = find(address);
    known.set(address, { match: match });
    return match;
  };
}

/** The brand that a host names or imitates; undefined if it belongs to the brand or to a customer of a service. */
export const impersonatedBrand = cacheByAddress(findBrand);

/** Whether a known brand owns the registered domain. */
export const isBrandOwned = cacheByAddress(findOwner);

function findBrand(address: Address): BrandMatch | undefined {
  if (address.isIp || isBrandOwned(address)) return undefined;
  const words = listWords(address);
  return (
    findFirst(words, findNamed) ??
    findJoined(address) ??
    findFirst(words, findConfusable) ??
    findFirst(listWords({ ...address, subdomains: [] }), findLookalike)
  );
}

/** A hyphenated brand name: `wells-fargo`, `t-mobile`. Everyday words are excluded. */
function findJoined(address: Address): BrandMatch | undefined {
  for (const label of listLabels(address)) {
    const pieces = label.split('-');
    for (let length = 2; length <= MAX_PARTS; length++)
      for (let at = 0; at + length <= pieces.length; at++) {
        const run = pieces.slice(at, at + length);
        const word = run.join('');
        const brand = brands.find(({ name, isEverydayWord }) => name === word && !isEverydayWord);
        if (brand && word.length >= MIN_JOINED_LENGTH)
          return { ...createMatch(brand, word, 'named'), written: run.join('-') };
      }
  }
  return undefined;
}

function findOwner({ registered, label, suffix, asciiHost }: Address): boolean {
  return brands.some(
    ({ name, domains }) =>
      domains.some(
        // A domain under which customers have subdomains, as `github.io`, counts as a suffix.
        (domain) =>
          domain !== suffix &&
          (registered === domain || asciiHost.endsWith(`.${domain}`) || asciiHost === domain),
      ) ||
      (isNameOf(label, name, domains) && GENERAL_ENDINGS.test(suffix) && !riskyEndings.has(suffix)),
  );
}

/** The name itself, or with hyphens the brand uses: `t-mobile.cz`. */
const isNameOf = (label: string, name: string, domains: readonly string[]) =>
  label === name ||
  (label.replaceAll('-', '') === name && domains.some((domain) => domain.split('.')[0] === label));

const createMatch = ({ name, isEverydayWord, isProduct }: Brand, word: string, how: BrandMatch['how']) => ({
  brand: name,
  word,
  written: word,
  how,
  isEverydayWord,
  isProduct,
});

const findFirst = (words: string[], find: (word: string) => BrandMatch | undefined) => {
  for (const word of words) {
    const match = find(word);
    if (match) return match;
  }
  return undefined;
};

/** The words of a host: its labels and their hyphenated parts. */
function listWords({
  registered,
  label,
  subdomains,
}: Pick<Address, 'registered' | 'label' | 'subdomains'>): string[] {
  return listLabels({ registered, label, subdomains })
    .flatMap((one) => [one, ...(one.includes('-') ? one.split('-') : [])])
    .filter((word) => word && !ordinaryWords.has(word));
}

/** A hosting service's subdomain is the customer's name. */
const listLabels = ({
  registered,
  label,
  subdomains,
}: Pick<Address, 'registered' | 'label' | 'subdomains'>): string[] =>
  tenantServices.has(registered) ? [] : [label, ...subdomains];

function findNamed(word: string): BrandMatch | undefined {
  const brand = brands.find(
    ({ name, isEverydayWord }) =>
      word === name ||
      (name.length >= LONG_BRAND &&
        !isEverydayWord &&
        word.length > name.length &&
        (word.startsWith(name) || word.endsWith(name))),
  );
  return brand && createMatch(brand, word, 'named');
}

function findConfusable(word: string): BrandMatch | undefined {
  const brand = bySkeleton.get(toSkeleton(word));
  return brand && brand.name !== word ? createMatch(brand, word, 'confusable') : undefined;
}

/** One edit for names of six or more letters, two for nine or more. */
function findLookalike(word: string): BrandMatch | undefined {
  const brand = brands.find(({ name, isEverydayWord }) => {
    if (isEverydayWord) return false;
    const most = name.length >= 9 ? 2 : name.length >= LONG_BRAND ? 1 : 0;
    return most > 0 && word !== name && editDistance(word, name, most) <= most;
  });
  // A letter with a diacritic is deliberate, not a typo.
  return (
    brand && {
      ...createMatch(brand, word, /[^\x20-\x7e]/.test(word) ? 'confusable' : 'lookalike'),
      isSlip: brand.name.length >= VERY_LONG_BRAND && editDistance(word, brand.name, 1) === 1,
    }
  );
}
