import { isBrandOwned } from '../address/brandImpersonation';
import type { Finding } from '../address/Finding';
import { isWrapper, nestedAddress } from '../address/nestedAddress';
import { type Address, parseAddress } from '../address/parseAddress';
import { mailingServices } from '../lists/wellKnown';
import type { MailLink } from '../mail/Mail';
import { scoreAddress } from '../scoring/scoreAddress';

export interface ScoredLink {
  link: MailLink;
  /** The line below its paragraph, by name. */
  at: string;
  address: Address;
  /** Where it leads: the address inside, where a mail service wrapped it. */
  leads: Address;
  findings: Finding[];
  points: number;
  /** The address it shows, where that is another's. */
  poses: string;
}

/** Common in honest mail, where links pass through counters: they say nothing there. */
const OF_COUNTERS = new Set([
  'redirect',
  'nested',
  'length',
  'depth',
  'victim',
  'shortener',
  'unspeakable',
  'figures',
]);
const MOST_JUDGED = 120;
const SCRIPT_POINTS = 15;

/** Every address once, judged as links of a mail are. */
export function scoreLinks(links: readonly MailLink[], fromDomain: string, isPlain: boolean): ScoredLink[] {
  const seen = new Set<string>();
  const judged: ScoredLink[] = [];
  for (const link of links) {
    const key = `${link.href} ${link.says}`;
    if (seen.has(key) || judged.length >= MOST_JUDGED) continue;
    seen.add(key);
    const address = parseAddress(link.href.slice(0, 2_000));
    if (!address) continue;
    const isSenders = fromDomain !== '' && address.registered === fromDomain;
    const findings = (isPlain ? scoreAddress(address).findings : findingsIn(address, isSenders)).flatMap(
      (finding) => (finding.id === 'script' ? scriptIn(finding, address) : finding),
    );
    const points = findings.reduce((sum, finding) => sum + finding.points, 0);
    const leads = isWrapper(address) ? (nestedAddress(address)?.address ?? address) : address;
    const poses = posesAs(link.says, leads, fromDomain);
    judged.push({ link, at: `link.${judged.length}`, address, leads, findings, points, poses });
  }
  return judged;
}

/** Mail programs do not run it, and buttons of copied pages have one that does nothing. */
function scriptIn(finding: Finding, { scheme, path }: Address): Finding[] {
  if (scheme !== 'javascript') return [finding];
  return /^\s*(void\s*\(?\s*0\s*\)?|;|)\s*;?\s*$/i.test(path) ? [] : [{ ...finding, points: SCRIPT_POINTS }];
}

function findingsIn(address: Address, isSenders: boolean): Finding[] {
  const isCounter = mailingServices.has(address.registered);
  // A product in front of a firm's own name is what firms call their servers.
  const findings = scoreAddress(address).findings.filter(({ id, points }) => id !== 'brand' || points > 15);
  if (isCounter) return findings.filter(({ id }) => id === 'carried');
  const isSure = findings.some(({ id }) =>
    /^(brand|confusable|lookalike|number|office|freeHost|mixedScripts|ending|user|capital|carried|handler)$/.test(
      id,
    ),
  );
  return findings.filter(({ id }) =>
    isSenders ? !OF_COUNTERS.has(id) && id !== 'ending' : isSure || !OF_COUNTERS.has(id),
  );
}

/** The words of a link, where they are an address of somebody else. */
function posesAs(says: string, address: Address, fromDomain: string): string {
  const word = says.trim().replace(/^\W+|[\s.,;)]+$/g, '');
  if (
    /\s/.test(word) ||
    word.length > 500 ||
    !/^(https?:\/\/|www\.)?[\p{L}\d-]+(\.[\p{L}\d-]+)+([/?#]|$)/iu.test(word)
  )
    return '';
  const shown = parseAddress(word);
  if (
    !shown ||
    shown.isIp ||
    shown.suffix.length < 2 ||
    (/^(pdf|docx?|xlsx?|html?|png|jpe?g|zip|net|js)$/.test(shown.suffix) && !/^https?:|^www\./i.test(word))
  )
    return '';
  const isSame = shown.registered === address.registered || shown.label === address.label;
  const isCounted =
    mailingServices.has(address.registered) || (fromDomain !== '' && address.registered === fromDomain);
  return isSame || isCounted || (isBrandOwned(address) && !isBrandOwned(shown))
    ? ''
    : shown.registered || shown.host;
}
