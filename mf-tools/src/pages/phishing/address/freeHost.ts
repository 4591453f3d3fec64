import { parse } from 'tldts';
import { brands } from '../lists/brands';
import { freeHosts, freePages, knownTenants, ownFronts, paidSuffixes, workshops } from '../lists/hosts';
import { createFinding, type Finding, getHostSpan } from './Finding';
import type { Address } from './parseAddress';

const FREE = 15;
/** Extra points of other signals on a page that anybody can create. */
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

/** Images, fonts and scripts, which are not pages. */
const PART_OF_A_PAGE = /\.(jpe?g|png|gif|webp|avif|svg|ico|css|js|mjs|map|woff2?|ttf|mp4|webm|mp3)$/i;

/** Whether a known organization owns this page, so that its host does not count. Covers known GitHub accounts. */
export const isKnownTenant = ({ asciiHost, label, suffix }: Address) =>
  knownTenants.has(asciiHost) || (suffix === 'github.io' && brands.some(({ name }) => name === label));

/** The signals that count on a free host; unusual spelling alone does not, since short names are taken. */
export function meaningfulFindings(findings: readonly Finding[], { asciiHost }: Address): readonly Finding[] {
  const ignored = workshops.test(asciiHost)
    ? /^(hyphens|length|figures|unspeakable|credentialPage)$/
    : /^(hyphens|length|credentialPage)$/;
  return findings.every(({ id }) => ignored.test(id)) ? [] : findings;
}

/** A page on a free hosting service, and the points this adds to other signals. */
export function freeHost(address: Address, findings: readonly Finding[]): Finding | undefined {
  if (!isOnFreeHost(address)) return undefined;
  const more = findings.map(({ id }) => MORE[id] ?? MORE_OF_OTHERS);
  const points = FREE + Math.max(0, ...more);
  return createFinding(
    'freeHost',
    points,
    getHostSpan(address.parts),
    'Anyone can create a page here in minutes, free and without a name.',
  );
}

/** Known services, and private suffixes of the Public Suffix List. */
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
