import { isBrandOwned } from '../address/brandImpersonation';
import type { Finding } from '../address/Finding';
import { isWrapper, nestedAddress } from '../address/nestedAddress';
import { type Address, parseAddress } from '../address/parseAddress';
import { mailingServices } from '../lists/wellKnown';
import type { MailLink } from '../mail/Mail';
import { scoreAddress } from '../scoring/scoreAddress';

export interface ScoredLink {
  link: MailLink;
  /** ID of the hidden line below its paragraph. */
  at: string;
  address: Address;
  /** Its target: the nested URL if an email service wrapped it. */
  leads: Address;
  findings: Finding[];
  points: number;
  /** The URL in its text, if it belongs to another site. */
  poses: string;
}

/** Signals that are common in legitimate email with tracking links, and ignored there. */
const TRACKING_SIGNALS = new Set([
  'redirect',
  'nested',
  'length',
  'depth',
  'victim',
  'shortener',
  'unspeakable',
  'figures',
]);
const MAX_SCORED = 120;
const SCRIPT_POINTS = 15;

/** Scores each URL once, as links of an email. */
export function scoreLinks(links: readonly MailLink[], fromDomain: string, isPlain: boolean): ScoredLink[] {
  const seen = new Set<string>();
  const judged: ScoredLink[] = [];
  for (const link of links) {
    const key = `${link.href} ${link.text}`;
    if (seen.has(key) || judged.length >= MAX_SCORED) continue;
    seen.add(key);
    const address = parseAddress(link.href.slice(0, 2_000));
    if (!address) continue;
    const isSenders = fromDomain !== '' && address.registered === fromDomain;
    const findings = (isPlain ? scoreAddress(address).findings : findingsIn(address, isSenders)).flatMap(
      (finding) => (finding.id === 'script' ? scriptIn(finding, address) : finding),
    );
    const points = findings.reduce((sum, finding) => sum + finding.points, 0);
    const leads = isWrapper(address) ? (nestedAddress(address)?.address ?? address) : address;
    const poses = findPretendedUrl(link.text, leads, fromDomain);
    judged.push({ link, at: `link.${judged.length}`, address, leads, findings, points, poses });
  }
  return judged;
}

/** Email programs do not run scripts, and buttons of copied pages often have an empty one. */
function scriptIn(finding: Finding, { scheme, path }: Address): Finding[] {
  if (scheme !== 'javascript') return [finding];
  return /^\s*(void\s*\(?\s*0\s*\)?|;|)\s*;?\s*$/i.test(path) ? [] : [{ ...finding, points: SCRIPT_POINTS }];
}

function findingsIn(address: Address, isSenders: boolean): Finding[] {
  const isCounter = mailingServices.has(address.registered);
  // Firms name servers after products they use.
  const findings = scoreAddress(address).findings.filter(({ id, points }) => id !== 'brand' || points > 15);
  if (isCounter) return findings.filter(({ id }) => id === 'carried');
  const isSure = findings.some(({ id }) =>
    /^(brand|confusable|lookalike|number|office|freeHost|mixedScripts|ending|user|capital|carried|handler)$/.test(
      id,
    ),
  );
  return findings.filter(({ id }) =>
    isSenders ? !TRACKING_SIGNALS.has(id) && id !== 'ending' : isSure || !TRACKING_SIGNALS.has(id),
  );
}

/** The text of a link, if it is the URL of another site. */
function findPretendedUrl(text: string, address: Address, fromDomain: string): string {
  const word = text.trim().replace(/^\W+|[\s.,;)]+$/g, '');
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
