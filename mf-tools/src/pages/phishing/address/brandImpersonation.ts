import { type Brand, brands } from '../lists/brands';
import { riskyEndings, tenantServices } from '../lists/hosts';
import { ordinaryWords } from '../lists/words';
import type { Address } from './parseAddress';
import { editsBetween, skeleton } from './skeleton';

const GENERAL_ENDINGS = /^(com|net|org|[a-z]{2}|(com|co|org|net)\.[a-z]{2})$/;
/** Shorter names come about by chance where pieces are joined: `u-ps`. */
const JOINED_BRAND = 4;
/** `bank-of-america` has the most pieces of those that people write with hyphens. */
const MOST_PIECES = 3;
const LONG_BRAND = 6;
const VERY_LONG_BRAND = 9;

/** How a host names a brand that it does not belong to. */
export interface BrandMatch {
  brand: string;
  /** The word of the host, joined where hyphens part it. */
  word: string;
  /** As the host has it: `t-mobile` for `tmobile`. */
  written: string;
  how: 'named' | 'confusable' | 'lookalike';
  /** Others have it in their names too: orchards, streets, families. */
  isEverydayWord: boolean;
  /** Firms run it themselves, and name servers after it. */
  isProduct: boolean;
  /** One letter of a long name: that happens to no other word by chance. */
  isSlip?: boolean;
}

const byLook = new Map(brands.map((brand) => [skeleton(brand.name), brand]));

/** Several signs ask the same of one address. */
function once<T>(find: (address: Address) => T): (address: Address) => T {
  const known = new WeakMap<Address, { match: T }>();
  return (address) => {
    const before = known.get(address);
    if (before) return before.match;
    const match = find(address);
    known.set(address, { match: match });
    return match;
  };
}

/** The brand that a foreign host names or imitates; nothing where it is the brand's own, or a customer's name at a service. */
export const impersonatedBrand = once(findBrand);

/** Whether the registered name is that of a brand we know. */
export const isBrandOwned = once(findOwner);

function findBrand(address: Address): BrandMatch | undefined {
  if (address.isIp || isBrandOwned(address)) return undefined;
  const words = wordsOf(address);
  return (
    firstOf(words, named) ??
    joined(address) ??
    firstOf(words, confusable) ??
    firstOf(wordsOf({ ...address, subdomains: [] }), lookalike)
  );
}

/** A brand whose name hyphens part: `wells-fargo`, `t-mobile`. Everyday words join by chance. */
function joined(address: Address): BrandMatch | undefined {
  for (const label of labelsOf(address)) {
    const pieces = label.split('-');
    for (let length = 2; length <= MOST_PIECES; length++)
      for (let at = 0; at + length <= pieces.length; at++) {
        const run = pieces.slice(at, at + length);
        const word = run.join('');
        const brand = brands.find(({ name, isEverydayWord }) => name === word && !isEverydayWord);
        if (brand && word.length >= JOINED_BRAND)
          return { ...hitOf(brand, word, 'named'), written: run.join('-') };
      }
  }
  return undefined;
}

function findOwner({ registered, label, suffix, asciiHost }: Address): boolean {
  return brands.some(
    ({ name, domains }) =>
      domains.some(
        // What the owner rents out to strangers is an ending of theirs, as `github.io` is.
        (domain) =>
          domain !== suffix &&
          (registered === domain || asciiHost.endsWith(`.${domain}`) || asciiHost === domain),
      ) ||
      (isNameOf(label, name, domains) && GENERAL_ENDINGS.test(suffix) && !riskyEndings.has(suffix)),
  );
}

/** The name as it is, or with the hyphens that the brand itself writes: `t-mobile.cz`. */
const isNameOf = (label: string, name: string, domains: readonly string[]) =>
  label === name ||
  (label.replaceAll('-', '') === name && domains.some((domain) => domain.split('.')[0] === label));

const hitOf = ({ name, isEverydayWord, isProduct }: Brand, word: string, how: BrandMatch['how']) => ({
  brand: name,
  word,
  written: word,
  how,
  isEverydayWord,
  isProduct,
});

const firstOf = (words: string[], find: (word: string) => BrandMatch | undefined) => {
  for (const word of words) {
    const match = find(word);
    if (match) return match;
  }
  return undefined;
};

/** The words of a host: whole labels, and what hyphens part. */
function wordsOf({
  registered,
  label,
  subdomains,
}: Pick<Address, 'registered' | 'label' | 'subdomains'>): string[] {
  return labelsOf({ registered, label, subdomains })
    .flatMap((one) => [one, ...(one.includes('-') ? one.split('-') : [])])
    .filter((word) => word && !ordinaryWords.has(word));
}

/** Before a service's own name stands its customer's. */
const labelsOf = ({
  registered,
  label,
  subdomains,
}: Pick<Address, 'registered' | 'label' | 'subdomains'>): string[] =>
  tenantServices.has(registered) ? [] : [label, ...subdomains];

function named(word: string): BrandMatch | undefined {
  const brand = brands.find(
    ({ name, isEverydayWord }) =>
      word === name ||
      (name.length >= LONG_BRAND &&
        !isEverydayWord &&
        word.length > name.length &&
        (word.startsWith(name) || word.endsWith(name))),
  );
  return brand && hitOf(brand, word, 'named');
}

function confusable(word: string): BrandMatch | undefined {
  const brand = byLook.get(skeleton(word));
  return brand && brand.name !== word ? hitOf(brand, word, 'confusable') : undefined;
}

/** One letter apart from six letters on, two from nine. */
function lookalike(word: string): BrandMatch | undefined {
  const brand = brands.find(({ name, isEverydayWord }) => {
    if (isEverydayWord) return false;
    const most = name.length >= 9 ? 2 : name.length >= LONG_BRAND ? 1 : 0;
    return most > 0 && word !== name && editsBetween(word, name, most) <= most;
  });
  // A foreign letter with a stroke or a dot: meant for the eye, not a slip of the finger.
  return (
    brand && {
      ...hitOf(brand, word, /[^\x20-\x7e]/.test(word) ? 'confusable' : 'lookalike'),
      isSlip: brand.name.length >= VERY_LONG_BRAND && editsBetween(word, brand.name, 1) === 1,
    }
  );
}
