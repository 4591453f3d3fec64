import { parse } from 'tldts';
import { brands } from '../lists/brands';
import { freeHosts, freePages, knownTenants, ownFronts, paidSuffixes, workshops } from '../lists/hosts';
import { createFinding, type Finding, hostOf } from './Finding';
import type { Address } from './parseAddress';

const FREE = 15;
/** What another sign means more than elsewhere on a page that anybody can make. */
const MORE: Readonly<Record<string, number>> = {
  brand: 30,
  confusable: 30,
  lookalike: 30,
  credential: 20,
  copy: 0,
  credentialPage: 0,
  figures: 12,
};
const MORE_OF_OTHERS = 10;

/** Pictures, type and the like: a page is what asks for something. */
const PART_OF_A_PAGE = /\.(jpe?g|png|gif|webp|avif|svg|ico|css|js|mjs|map|woff2?|ttf|mp4|webm|mp3)$/i;

/** Whether an organisation we know has this page: nothing about its host counts. Accounts of known firms at GitHub are theirs. */
export const isKnownTenant = ({ asciiHost, label, suffix }: Address) =>
  knownTenants.has(asciiHost) || (suffix === 'github.io' && brands.some(({ name }) => name === label));

/** The signs that mean something on a free page; a name's spelling alone does not: the short ones are taken. */
export function meaningfulFindings(findings: readonly Finding[], { asciiHost }: Address): readonly Finding[] {
  const idle = workshops.test(asciiHost)
    ? /^(hyphens|length|figures|unspeakable|credentialPage)$/
    : /^(hyphens|length|credentialPage)$/;
  return findings.every(({ id }) => idle.test(id)) ? [] : findings;
}

/** A page on a service that asks nobody for a name, and how much that adds to what else was found. */
export function freeHost(address: Address, findings: readonly Finding[]): Finding | undefined {
  if (!isOnFreeHost(address)) return undefined;
  const more = findings.map(({ id }) => MORE[id] ?? MORE_OF_OTHERS);
  const points = FREE + Math.max(0, ...more);
  return createFinding(
    'freeHost',
    points,
    hostOf(address.parts),
    'Anybody makes a page here in minutes, without a name or a bill.',
  );
}

/** Beside the services we name, those that themselves told the public list of endings that names below theirs are strangers'. */
export function isOnFreeHost({ asciiHost, path }: Address): boolean {
  if (ownFronts.test(asciiHost) || PART_OF_A_PAGE.test(path)) return false;
  const labels = asciiHost.split('.');
  const above = labels.map((_, at) => labels.slice(at).join('.')).slice(1);
  return (
    above.some((name) => freeHosts.has(name)) ||
    isOpenToAll(asciiHost) ||
    /\.blogspot\.[a-z.]+$/.test(asciiHost) ||
    freePages.test(asciiHost + path)
  );
}

function isOpenToAll(host: string): boolean {
  const { isPrivate, publicSuffix } = parse(host, { allowPrivateDomains: true });
  return isPrivate === true && publicSuffix !== host && !paidSuffixes.test(publicSuffix ?? '');
}
