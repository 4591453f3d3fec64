import { brands } from '../lists/brands';
import { riskyEndings } from '../lists/hosts';
import { baitWords, credentialWords, strongWords } from '../lists/words';
import { type BrandMatch, impersonatedBrand, isBrandOwned } from './brandImpersonation';
import { createFinding, type Finding, findSpan, findWordSpan, getHostSpan } from './Finding';
import { isOnFreeHost } from './freeHost';
import { nestedAddress } from './nestedAddress';
import type { Address, Span } from './parseAddress';

/** Words that firms use as subdomains, not in their names: `login.firm.example`. */
const SIGN_IN_LABEL =
  /^(login|logon|signin|auth|verify|verification|unlock|confirm|recover|suspended|webmail)$/;
/** A name with this many hyphenated words is a title about a brand. */
const TITLE_WORDS = 4;
/** Credential words that also occur in legitimate names. */
const WEAK_WORDS = new Set(
  'bank client customer delivery device mail member office online service sync track web'.split(' '),
);
/** Of these, the ones used for programming exercises on free hosts. */
const OF_APPS = new Set('client device member online web'.split(' '));

const EXERCISES = new Set(
  'api bot clone cloned demo docs example examples exercise practice project redesign sandbox sdk stats test tutorial'.split(
    ' ',
  ),
);

/** A brand name in a host that is not its own, weighted by how likely a legitimate reason is. */
export function brandOffItsDomain(address: Address): Finding | undefined {
  const hit = impersonatedBrand(address);
  if (!hit) return undefined;
  const { brand, word, written } = hit;
  const spans = [findWordSpan(address, written) ?? address.parts.domain ?? address.parts.subdomain];
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
      `It says ${brand} and calls itself a test or a copy. Developers often make those. ${owner}`,
    );
  const { points, message } = getWeight(address, hit);
  return createFinding('brand', points, spans, `${message} ${owner}`);
}

function getWeight(address: Address, hit: BrandMatch): { points: number; message: string } {
  const { brand, word } = hit;
  const full = { points: 35, message: `It says ${brand} but doesn’t belong to ${brand}.` };
  if (riskyEndings.has(address.suffix) || hasBaitWord(address, hit)) return full;
  if (hit.isProduct && isAloneInFront(address, word))
    return {
      points: 15,
      message: `It says ${brand}, but companies often name servers after the software on them.`,
    };
  if (hit.isEverydayWord && !address.subdomains.includes(word))
    return { points: 12, message: `It says ${brand}, which is a brand and also a common word.` };
  if (word !== brand)
    return {
      points: 20,
      message: `It contains ${brand} and more in one word. Brands use such names, and so do criminals.`,
    };
  if (address.label === hit.written && word === brand && address.suffix)
    return {
      points: asksForSomething(address) ? 30 : 20,
      message: `It says ${brand} with an ending that ${brand} doesn’t normally use.`,
    };
  return full;
}

/** Whether it is labeled as an exercise and asks for nothing. */
const isCopy = (address: Address, hit: BrandMatch) =>
  isOnFreeHost(address) &&
  hit.how === 'named' &&
  address.label.split('-').some((piece) => EXERCISES.has(piece)) &&
  !hasBaitWord(address, hit);

const isAloneInFront = ({ subdomains }: Address, word: string) =>
  subdomains.length === 1 && subdomains[0] === word;

/** Whether the path suggests signing in or paying. */
const asksForSomething = ({ path }: Address) =>
  path
    .toLowerCase()
    .split(/[^a-z]+/)
    .some((word) => credentialWords.includes(word) && !WEAK_WORDS.has(word));

/** Whether a credential or bait word accompanies the name. */
function hasBaitWord(
  { label, subdomains }: Address,
  { brand, word, written, isEverydayWord }: BrandMatch,
): boolean {
  const rest = word === brand ? [] : [word.replace(brand, '')];
  // As subdomains, `login.` and `online.` are common.
  const labels = label.split('-').includes(word) && word !== brand ? [label] : [label, ...subdomains];
  const pieces = [...labels.flatMap((one) => one.replace(written, word).split('-')), ...rest].filter(
    (piece) => piece !== word,
  );
  return (
    /^www[^.]/.test(label) ||
    pieces.some(
      (piece) =>
        (credentialWords.includes(piece) && !(isEverydayWord && WEAK_WORDS.has(piece))) ||
        baitWords.includes(piece) ||
        strongWords.some((strong) => piece.includes(strong)),
    )
  );
}

/** Domains are case-insensitive: a capital I among small letters imitates an l. */
export function capitalI({ text, parts }: Address): Finding | undefined {
  const [host] = getHostSpan(parts);
  // A name written in capitals means a real I.
  if (host && /[A-HJ-Z]/.test(text.slice(host.start, host.end))) return undefined;
  for (const part of [parts.domain, parts.subdomain]) {
    const at = part ? text.slice(part.start, part.end).search(/[a-z]I(?=[a-z.-]|$)/) : -1;
    const span: Span | undefined = part && { start: part.start + at + 1, end: part.start + at + 2 };
    if (at >= 0)
      return createFinding('capital', 18, [span], 'A capital I among lowercase letters looks like an l.');
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
  const span = brand && findSpan(address, new RegExp(brand.name, 'i'), ['path']);
  return (
    brand &&
    span &&
    createFinding(
      'brandInPath',
      20,
      [span],
      `${brand.name} is in the path of another website, where anyone can put it.`,
    )
  );
}

export function credentialWord(address: Address): Finding | undefined {
  if (isBrandOwned(address)) return undefined;
  const hit = impersonatedBrand(address);
  const brand = hit?.word;
  // A single such subdomain is common; several are not.
  const isRow = address.subdomains.filter(isCredentialWord).length > 2;
  const labels = [address.label, ...address.subdomains.filter((label) => isRow || label.includes('-'))].map(
    (label) => (hit ? label.replace(hit.written, hit.word) : label),
  );
  const isApp = isOnFreeHost(address);
  const word = splitLabels(labels).find(
    (one) => one !== brand && isCredentialWord(one) && !(isApp && OF_APPS.has(one)),
  );
  if (word) {
    const span = findWordSpan(address, word) ?? address.parts.domain;
    return createFinding(
      'credential',
      getWordWeight(address.label, labels, word, brand),
      [span],
      `“${word}” is typical of sign-in pages, and anyone can register such a domain.`,
    );
  }
  const span = findSpan(address, CREDENTIAL_PAGE, ['path']);
  return (
    span && createFinding('credentialPage', 6, [span], 'The path contains a word typical of sign-in pages.')
  );
}

const CREDENTIAL_PAGE = new RegExp(`(?<=/)(${strongWords.join('|')})[a-z]*(?=[./]|$)`, 'i');
const splitLabels = (labels: string[]) => labels.flatMap((label) => label.split('-'));
const isStrong = (word: string) => strongWords.some((strong) => word.includes(strong));
const isCredentialWord = (word: string) => credentialWords.includes(word) || isStrong(word);

/** Counts more beside other words, and most as two words of the registered name. */
function getWordWeight(label: string, labels: string[], word: string, brand: string | undefined): number {
  const own = label.includes('-')
    ? splitLabels([label]).filter((one) => one !== brand && isCredentialWord(one))
    : [];
  if (own.length > 1 && own.some(isStrong)) return 25;
  if (
    label.includes('-') &&
    [label.split('-')[0], label.split('-').at(-1)].some((one = '') => SIGN_IN_LABEL.test(one))
  )
    return 25;
  const isJoined = labels.some((one) => one.includes('-') && one.includes(word));
  if (!isJoined) return labels.filter(isCredentialWord).length > 2 ? 18 : 6;
  return isStrong(word) || !WEAK_WORDS.has(word) ? 18 : 12;
}
