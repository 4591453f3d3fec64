import { type Brand, brands } from '../lists/brands';
import { tenantServices } from '../lists/hosts';
import { ordinaryWords } from '../lists/words';
import type { Address } from './readAddress';
import { editsBetween, skeleton } from './skeleton';

const GENERAL_ENDINGS = /^(com|net|org|[a-z]{2}|(com|co|org|net)\.[a-z]{2})$/;
const LONG_BRAND = 6;
const VERY_LONG_BRAND = 9;

/** How a host names a brand that it does not belong to. */
export interface BrandFound {
  brand: string;
  /** The word of the host. */
  word: string;
  how: 'named' | 'confusable' | 'lookalike';
  /** Others have it in their names too: orchards, streets, families. */
  isEverydayWord: boolean;
  /** Firms run it themselves, and name servers after it. */
  isProduct: boolean;
  /** One letter of a long name: that happens to no other word by chance. */
  isSlip?: boolean;
}

const byLook = new Map(brands.map((brand) => [skeleton(brand.name), brand]));

/** The brand that a foreign host names or imitates; nothing where it is the brand's own, or a customer's name at a service. */
export function brandIn(address: Address): BrandFound | undefined {
  if (address.isIp || isOwn(address)) return undefined;
  const words = wordsOf(address);
  return (
    firstOf(words, named) ??
    firstOf(words, confusable) ??
    firstOf(wordsOf({ ...address, subdomains: [] }), lookalike)
  );
}

/** Whether the registered name is that of a brand we know. */
export function isOwn({ registered, label, suffix, asciiHost }: Address): boolean {
  return brands.some(
    ({ name, domains }) =>
      domains.some(
        // What the owner rents out to strangers is an ending of theirs, as `github.io` is.
        (domain) =>
          domain !== suffix &&
          (registered === domain || asciiHost.endsWith(`.${domain}`) || asciiHost === domain),
      ) ||
      (label === name && GENERAL_ENDINGS.test(suffix)),
  );
}

const hitOf = ({ name, isEverydayWord, isProduct }: Brand, word: string, how: BrandFound['how']) => ({
  brand: name,
  word,
  how,
  isEverydayWord,
  isProduct,
});

const firstOf = (words: string[], find: (word: string) => BrandFound | undefined) => {
  for (const word of words) {
    const found = find(word);
    if (found) return found;
  }
  return undefined;
};

/** The words of a host: whole labels, and what hyphens part. Before a service's own name stands its customer's. */
function wordsOf({
  registered,
  label,
  subdomains,
}: Pick<Address, 'registered' | 'label' | 'subdomains'>): string[] {
  const labels = tenantServices.has(registered) ? [] : [label, ...subdomains];
  return labels
    .flatMap((one) => [one, ...(one.includes('-') ? one.split('-') : [])])
    .filter((word) => word && !ordinaryWords.has(word));
}

function named(word: string): BrandFound | undefined {
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

function confusable(word: string): BrandFound | undefined {
  const brand = byLook.get(skeleton(word));
  return brand && brand.name !== word ? hitOf(brand, word, 'confusable') : undefined;
}

/** One letter apart from six letters on, two from nine. */
function lookalike(word: string): BrandFound | undefined {
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
