import { brands } from '../lists/brands';
import { riskyEndings } from '../lists/hosts';
import { baitWords, credentialWords, strongWords } from '../lists/words';
import { type BrandMatch, impersonatedBrand, isBrandOwned } from './brandImpersonation';
import { createFinding, type Finding, hostOf, placeIn, wordSpan } from './Finding';
import { isOnFreeHost } from './freeHost';
import { nestedAddress } from './nestedAddress';
import type { Address, Span } from './parseAddress';

/** What firms have in front of their name, not in it: `login.firm.example`. */
const DOORS = /^(login|logon|signin|auth|verify|verification|unlock|confirm|recover|suspended|webmail)$/;
/** So many words joined by hyphens are the title of a page that tells of a brand. */
const TITLE_WORDS = 4;
/** Words of sign-in pages that honest firms have in their names as well. */
const WEAK = new Set(
  'bank client customer delivery device mail member office online service sync track web'.split(' '),
);
/** Of those, the ones that whoever learns to program names exercises after, on free hosts. */
const OF_APPS = new Set('client device member online web'.split(' '));

const EXERCISES = new Set(
  'api bot clone cloned demo docs example examples exercise practice project redesign sandbox sdk stats test tutorial'.split(
    ' ',
  ),
);

/** A brand's name in a host that is not its own, by how little else would explain it. */
export function brandOffItsDomain(address: Address): Finding | undefined {
  const hit = impersonatedBrand(address);
  if (!hit) return undefined;
  const { brand, word, written } = hit;
  const spans = [wordSpan(address, written) ?? address.parts.domain ?? address.parts.subdomain];
  const owner = `The address belongs to ${address.registered || address.host}.`;
  if (hit.how === 'confusable')
    return createFinding('confusable', 30, spans, `“${word}” is made to look like ${brand}. ${owner}`);
  if (hit.how === 'lookalike')
    return createFinding(
      'lookalike',
      hit.isSlip ? 25 : 18,
      spans,
      `“${word}” is a letter or two apart from ${brand}.`,
    );
  if (isCopy(address, hit))
    return createFinding(
      'copy',
      5,
      spans,
      `It says ${brand}, and that it is a trial or a copy: people who learn make those. ${owner}`,
    );
  const { points, says } = weightOf(address, hit);
  return createFinding('brand', points, spans, `${says} ${owner}`);
}

function weightOf(address: Address, hit: BrandMatch): { points: number; says: string } {
  const { brand, word } = hit;
  const full = { points: 35, says: `It says ${brand}, and is not ${brand}'s.` };
  if (riskyEndings.has(address.suffix) || isBaited(address, hit)) return full;
  if (hit.isProduct && isAloneInFront(address, word))
    return { points: 15, says: `It says ${brand}: firms name their own servers after what runs on them.` };
  if (hit.isEverydayWord && !address.subdomains.includes(word))
    return { points: 12, says: `It says ${brand}, which is a brand and also a word that others use.` };
  if (word !== brand)
    return {
      points: 20,
      says: `It says ${brand} and more in one word. Brands have such names, and forgers too.`,
    };
  if (address.label === hit.written && word === brand && address.suffix)
    return {
      points: asksForSomething(address) ? 30 : 20,
      says: `It says ${brand} with an ending that ${brand} is not known by.`,
    };
  return full;
}

/** Whether it says itself that it is somebody's exercise, and asks for nothing. */
const isCopy = (address: Address, hit: BrandMatch) =>
  isOnFreeHost(address) &&
  hit.how === 'named' &&
  address.label.split('-').some((piece) => EXERCISES.has(piece)) &&
  !isBaited(address, hit);

const isAloneInFront = ({ subdomains }: Address, word: string) =>
  subdomains.length === 1 && subdomains[0] === word;

/** Whether a page is named after what one signs in to or pays there. */
const asksForSomething = ({ path }: Address) =>
  path
    .toLowerCase()
    .split(/[^a-z]+/)
    .some((word) => credentialWords.includes(word) && !WEAK.has(word));

/** Whether a word of sign-in pages or of false offers stands beside the name. */
function isBaited(
  { label, subdomains }: Address,
  { brand, word, written, isEverydayWord }: BrandMatch,
): boolean {
  const rest = word === brand ? [] : [word.replace(brand, '')];
  // In front of a registered name, `login.` and `online.` are as honest as anything.
  const labels = label.split('-').includes(word) && word !== brand ? [label] : [label, ...subdomains];
  const pieces = [...labels.flatMap((one) => one.replace(written, word).split('-')), ...rest].filter(
    (piece) => piece !== word,
  );
  return (
    /^www[^.]/.test(label) ||
    pieces.some(
      (piece) =>
        (credentialWords.includes(piece) && !(isEverydayWord && WEAK.has(piece))) ||
        baitWords.includes(piece) ||
        strongWords.some((strong) => piece.includes(strong)),
    )
  );
}

/** Domains have no capitals: one among small letters was put there to be misread. */
export function capitalI({ text, parts }: Address): Finding | undefined {
  const [host] = hostOf(parts);
  // Whoever writes his name in capitals by the word means an I by it.
  if (host && /[A-HJ-Z]/.test(text.slice(host.start, host.end))) return undefined;
  for (const part of [parts.domain, parts.subdomain]) {
    const at = part ? text.slice(part.start, part.end).search(/[a-z]I(?=[a-z.-]|$)/) : -1;
    const span: Span | undefined = part && { start: part.start + at + 1, end: part.start + at + 2 };
    if (at >= 0)
      return createFinding(
        'capital',
        18,
        [span],
        'A capital I among small letters reads as an l, and is not one.',
      );
  }
  return undefined;
}

export function brandInPath(address: Address): Finding | undefined {
  const inside = nestedAddress(address)?.address;
  if (isBrandOwned(address) || impersonatedBrand(address) || (inside && isBrandOwned(inside)))
    return undefined;
  const segments = address.path.toLowerCase().split('/');
  const words = segments
    .filter((segment) => segment.split(/[-_+]/).length < TITLE_WORDS)
    .flatMap((segment) => segment.split(/[^a-z0-9]+/));
  const brand = brands.find(({ name, isEverydayWord }) => !isEverydayWord && words.includes(name));
  const span = brand && placeIn(address, new RegExp(brand.name, 'i'), ['path']);
  return (
    brand &&
    span &&
    createFinding(
      'brandInPath',
      20,
      [span],
      `${brand.name} stands behind the name of another's site, where anybody may write it.`,
    )
  );
}

export function credentialWord(address: Address): Finding | undefined {
  if (isBrandOwned(address)) return undefined;
  const hit = impersonatedBrand(address);
  const brand = hit?.word;
  // One such word alone in front is what honest firms have; a row of them is not.
  const isRow = address.subdomains.filter(isOfSignIn).length > 2;
  const labels = [address.label, ...address.subdomains.filter((label) => isRow || label.includes('-'))].map(
    (label) => (hit ? label.replace(hit.written, hit.word) : label),
  );
  const isApp = isOnFreeHost(address);
  const word = wordsIn(labels).find(
    (one) => one !== brand && isOfSignIn(one) && !(isApp && OF_APPS.has(one)),
  );
  if (word) {
    const span = wordSpan(address, word) ?? address.parts.domain;
    return createFinding(
      'credential',
      weightOfWords(address.label, labels, word, brand),
      [span],
      `“${word}”: a word of sign-in pages, in a name that anybody may register.`,
    );
  }
  const span = placeIn(address, CREDENTIAL_PAGE, ['path']);
  return span && createFinding('credentialPage', 6, [span], 'A word of sign-in pages in the path.');
}

const CREDENTIAL_PAGE = new RegExp(`(?<=/)(${strongWords.join('|')})[a-z]*(?=[./]|$)`, 'i');
const wordsIn = (labels: string[]) => labels.flatMap((label) => label.split('-'));
const isStrong = (word: string) => strongWords.some((strong) => word.includes(strong));
const isOfSignIn = (word: string) => credentialWords.includes(word) || isStrong(word);

/** Beside other words it says more; two of them in the registered name itself say what the page is for. */
function weightOfWords(label: string, labels: string[], word: string, brand: string | undefined): number {
  const own = label.includes('-') ? wordsIn([label]).filter((one) => one !== brand && isOfSignIn(one)) : [];
  if (own.length > 1 && own.some(isStrong)) return 25;
  if (
    label.includes('-') &&
    [label.split('-')[0], label.split('-').at(-1)].some((one = '') => DOORS.test(one))
  )
    return 25;
  const isJoined = labels.some((one) => one.includes('-') && one.includes(word));
  if (!isJoined) return labels.filter(isOfSignIn).length > 2 ? 18 : 6;
  return isStrong(word) || !WEAK.has(word) ? 18 : 12;
}
