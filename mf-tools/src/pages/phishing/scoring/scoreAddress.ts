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

/** No verdict says “safe”: what has no signs can be a forgery as well. */
export type Verdict = 'nothing' | 'suspicious' | 'dangerous';

export interface AddressScore {
  verdict: Verdict;
  points: number;
  /** The weightiest first. */
  findings: Finding[];
}

export const verdictOf = (points: number): Verdict =>
  points >= DANGEROUS ? 'dangerous' : points >= SUSPICIOUS ? 'suspicious' : 'nothing';

/** An address in an address in an address is looked at no further. */
const DEEPEST = 2;

/** Less says nothing: honest addresses inside others have it as well. */
const COUNTED_INSIDE = 15;

/** All that speaks against an address, and against the one it passes people on to. */
export function scoreAddress(address: Address, depth = 0): AddressScore {
  const { findings, isPassedOn } = findAll(address, depth, scoreAddress);
  const isExplained = benignExplanations(address, false);
  const alike = isPassedOn || isExplained('likeness') ? undefined : classifyAddress(address, findings);
  return toScore(alike ? [...findings, alike] : findings);
}

/** The same without what was learned from reported addresses. */
export const scoreByRules = (address: Address, depth = 0): AddressScore =>
  toScore(findAll(address, depth, scoreByRules).findings);

function toScore(all: readonly Finding[]): AddressScore {
  const findings = [...all].sort((one, other) => other.points - one.points);
  const points = findings.reduce((sum, finding) => sum + finding.points, 0);
  return { verdict: verdictOf(points), points, findings };
}

/** `isPassedOn`: a mail service or a large site stands in front, and what counts is inside. */
function findAll(
  address: Address,
  depth: number,
  judge: typeof scoreAddress,
): { findings: Finding[]; isPassedOn: boolean } {
  const carried = depth < DEEPEST ? nestedAddress(address) : undefined;
  const inside = carried && insideOf(address, judge(carried.address, depth + 1), carried);
  const isJudgedThere = carried !== undefined && inside === undefined;
  const isPassedOn = inside !== undefined && isWrapper(address);
  const own = isPassedOn ? [] : ownFindings(address, isJudgedThere);
  return { findings: inside ? [...own, inside] : own, isPassedOn };
}

/** Long names in words, with a sign-in page behind them, are those of schools and surgeries as well. */
const isSpelling = ({ id }: Finding) => /^(hyphens|length|credentialPage)$/.test(id);

/** `isJudgedThere`: the address inside was read and has no signs, so that its being there is none. */
function ownFindings(address: Address, isJudgedThere: boolean): Finding[] {
  const isExplained = benignExplanations(address, isJudgedThere);
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

function insideOf(
  address: Address,
  { points, findings }: AddressScore,
  carried: NestedAddress,
): Finding | undefined {
  const { registered, host } = carried.address;
  const name = registered || host;
  if (points >= COUNTED_INSIDE)
    return createFinding(
      'carried',
      points,
      [carried.span],
      `It passes you on to ${name}. What speaks against that: ${findings.map(({ id }) => findingTitle(id).toLowerCase()).join(', ')}.`,
    );
  return isWrapper(address)
    ? createFinding(
        'wrapped',
        0,
        [carried.span],
        `A mail service wrapped this link to check it. It leads to ${name}.`,
      )
    : undefined;
}
