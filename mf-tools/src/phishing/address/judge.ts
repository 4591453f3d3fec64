import { likeness } from '../likeness/likeness';
import { type Carried, carriedBy, isWrapper } from './carried';
import { explained } from './explained';
import { type Finding, found } from './Finding';
import { freeHost, isKnownTenant, tellingOf } from './freeHost';
import type { Address } from './readAddress';
import { signals } from './signals';
import { titleOf } from './titles';

export const SUSPICIOUS = 25;
export const DANGEROUS = 60;

/** No verdict says “safe”: what has no signs can be a forgery as well. */
export type Verdict = 'nothing' | 'suspicious' | 'dangerous';

export interface Judgement {
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
export function judgeAddress(address: Address, depth = 0): Judgement {
  const { findings, isPassedOn } = findAll(address, depth, judgeAddress);
  const isExplained = explained(address, false);
  const alike = isPassedOn || isExplained('likeness') ? undefined : likeness(address, findings);
  return judgementOf(alike ? [...findings, alike] : findings);
}

/** The same without what was learned from reported addresses. */
export const judgeByRules = (address: Address, depth = 0): Judgement =>
  judgementOf(findAll(address, depth, judgeByRules).findings);

function judgementOf(all: readonly Finding[]): Judgement {
  const findings = [...all].sort((one, other) => other.points - one.points);
  const points = findings.reduce((sum, finding) => sum + finding.points, 0);
  return { verdict: verdictOf(points), points, findings };
}

/** `isPassedOn`: a mail service or a large site stands in front, and what counts is inside. */
function findAll(
  address: Address,
  depth: number,
  judge: typeof judgeAddress,
): { findings: Finding[]; isPassedOn: boolean } {
  const carried = depth < DEEPEST ? carriedBy(address) : undefined;
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
  const isExplained = explained(address, isJudgedThere);
  const all = signals
    .map((signal) => signal(address))
    .filter((finding) => finding !== undefined)
    .filter(
      ({ id }, _, every) =>
        !isExplained(id) && !(id === 'credentialPage' && every.length > 1 && every.every(isSpelling)),
    );
  if (isKnownTenant(address)) return all.filter(({ id }) => id !== 'brand');
  const telling = tellingOf(all, address);
  const free = freeHost(address, telling);
  return free ? [...telling, free] : all;
}

function insideOf(address: Address, { points, findings }: Judgement, carried: Carried): Finding | undefined {
  const { registered, host } = carried.address;
  const name = registered || host;
  if (points >= COUNTED_INSIDE)
    return found(
      'carried',
      points,
      [carried.span],
      `It passes you on to ${name}. What speaks against that: ${findings.map(({ id }) => titleOf(id).toLowerCase()).join(', ')}.`,
    );
  return isWrapper(address)
    ? found(
        'wrapped',
        0,
        [carried.span],
        `A mail service wrapped this link to check it. It leads to ${name}.`,
      )
    : undefined;
}
