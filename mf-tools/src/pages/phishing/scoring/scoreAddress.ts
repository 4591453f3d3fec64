import { addressSignals } from '../address/addressSignals';
import { benignExplanations } from '../address/benignExplanations';
import { createFinding, type Finding } from '../address/Finding';
import { findingTitle } from '../address/findingTitles';
import { freeHost, isKnownTenant, meaningfulFindings } from '../address/freeHost';
import { isWrapper, type NestedAddress, nestedAddress } from '../address/nestedAddress';
import type { Address } from '../address/parseAddress';
import { classifyAddress } from '../classifier/classifyAddress';

export const SUSPICIOUS = 25;
export const DANGEROUS = 60;

/** There is no "safe" verdict, since a forgery may have no signs. */
export type Verdict = 'nothing' | 'suspicious' | 'dangerous';

export interface AddressScore {
  verdict: Verdict;
  points: number;
  /** Most points first. */
  findings: Finding[];
}

export const getVerdict = (points: number): Verdict =>
  points >= DANGEROUS ? 'dangerous' : points >= SUSPICIOUS ? 'suspicious' : 'nothing';

/** Maximum nesting depth of URLs. */
const MAX_DEPTH = 2;

/** Fewer points are ignored: benign nested URLs have them too. */
const MIN_NESTED_POINTS = 15;

/** All findings of a URL and of its nested URL. */
export function scoreAddress(address: Address, depth = 0): AddressScore {
  const { findings, isWrapped } = findAll(address, depth, scoreAddress);
  const isExplained = benignExplanations(address, false);
  const alike = isWrapped || isExplained('likeness') ? undefined : classifyAddress(address, findings);
  return toScore(alike ? [...findings, alike] : findings);
}

/** The same without the trained classifier. */
export const scoreByRules = (address: Address, depth = 0): AddressScore =>
  toScore(findAll(address, depth, scoreByRules).findings);

function toScore(all: readonly Finding[]): AddressScore {
  const findings = [...all].sort((one, other) => other.points - one.points);
  const points = findings.reduce((sum, finding) => sum + finding.points, 0);
  return { verdict: getVerdict(points), points, findings };
}

/** `isWrapped`: an email service or a large site wraps the link, and only the nested URL counts. */
function findAll(
  address: Address,
  depth: number,
  judge: typeof scoreAddress,
): { findings: Finding[]; isWrapped: boolean } {
  const carried = depth < MAX_DEPTH ? nestedAddress(address) : undefined;
  const inside = carried && scoreNested(address, judge(carried.address, depth + 1), carried);
  const isTargetScored = carried !== undefined && inside === undefined;
  const isWrapped = inside !== undefined && isWrapper(address);
  const own = isWrapped ? [] : ownFindings(address, isTargetScored);
  return { findings: inside ? [...own, inside] : own, isWrapped };
}

/** Spelling signals, which also occur at schools and clinics with long names and a sign-in page. */
const isSpelling = ({ id }: Finding) => /^(hyphens|length|credentialPage)$/.test(id);

/** `isTargetScored`: the nested URL was scored without findings, so nesting is not a sign. */
function ownFindings(address: Address, isTargetScored: boolean): Finding[] {
  const isExplained = benignExplanations(address, isTargetScored);
  const all = addressSignals
    .map((signal) => signal(address))
    .filter((finding) => finding !== undefined)
    .filter(
      ({ id }, _, every) =>
        !isExplained(id) && !(id === 'credentialPage' && every.length > 1 && every.every(isSpelling)),
    );
  if (isKnownTenant(address)) return all.filter(({ id }) => id !== 'brand');
  const telling = meaningfulFindings(all, address);
  const free = freeHost(address, telling);
  return free ? [...telling, free] : all;
}

function scoreNested(
  address: Address,
  { points, findings }: AddressScore,
  carried: NestedAddress,
): Finding | undefined {
  const { registered, host } = carried.address;
  const name = registered || host;
  if (points >= MIN_NESTED_POINTS)
    return createFinding(
      'carried',
      points,
      [carried.span],
      `It redirects you to ${name}. Warning signs there: ${findings.map(({ id }) => findingTitle(id).toLowerCase()).join(', ')}.`,
    );
  return isWrapper(address)
    ? createFinding(
        'wrapped',
        0,
        [carried.span],
        `An email service rewrote this link to check it. It goes to ${name}.`,
      )
    : undefined;
}
