import type { TrafficClass, TrafficRule, TrafficSource } from './contract';

/** A source with the class it belongs to, and the rule that says so. */
export interface JudgedSource extends TrafficSource {
  class: TrafficClass;
  rule: TrafficRule;
}

/**
 * Where a visit came from, by the address it opened and the page that led there. A click id names its own network;
 * what a campaign says of itself goes before the page that led here; without both, that page decides: a search engine
 * is organic, a network social, any other site a referral, none (or one of ours) direct.
 */
export function trafficSourceOf(address: URL, referrer: string): JudgedSource {
  const asked = (name: string, longest = 200) => {
    const value = address.searchParams.get(name);
    // Mailing tools are known to put the reader's address into a campaign parameter.
    return value && !value.includes('@') ? value.slice(0, longest) : null;
  };
  const clickId = CLICK_IDS.find(([name]) => asked(name));
  const natural = fromReferrer(address.hostname, referrer);
  const [named, medium] = [asked('utm_source'), asked('utm_medium')];
  return judged(
    {
      source: named || (clickId ? clickId[1] : natural.source),
      medium: medium || (clickId ? 'cpc' : named ? 'campaign' : natural.medium),
      campaign: asked('utm_campaign'),
      gclid: asked('gclid', 300),
    },
    clickId?.[0] ?? (named || medium ? 'campaign' : undefined),
  );
}

/**
 * Judges a source by what is in it. Paid: a click id, the medium `cpc` or `ppc`, or the source `google-ads` or
 * `googleads`. Then a medium that is the name of a class; whatever else was named is a campaign. `told` is the rule
 * that a browser gives: it counts as far as the source allows it.
 */
export function judged(
  { source, medium, campaign, gclid }: Omit<TrafficSource, 'isPaid'>,
  told?: string,
): JudgedSource {
  const kind = medium.toLowerCase();
  const clickId = gclid ? 'gclid' : CLICK_IDS.find(([name]) => name === told)?.[0];
  const paidBy =
    clickId ??
    (['cpc', 'ppc'].includes(kind)
      ? 'paid-medium'
      : ['google-ads', 'googleads'].includes(source.toLowerCase()) && 'paid-source');
  const [natural, rule]: [TrafficClass, TrafficRule] =
    kind === 'none' && source !== 'direct' ? CAMPAIGN : (NATURAL.get(kind) ?? CAMPAIGN);
  return {
    ...{ source, medium, campaign, gclid },
    isPaid: Boolean(paidBy),
    class: paidBy ? 'paid' : natural,
    rule: paidBy || (told === 'campaign' && natural !== 'direct' ? told : rule),
  };
}

/** Ids that advertising networks give to a click, and the source they stand for. */
const CLICK_IDS = [
  ['gclid', 'google'],
  ['gbraid', 'google'],
  ['wbraid', 'google'],
  ['dclid', 'google'],
  ['msclkid', 'bing'],
] as const;
const CAMPAIGN: [TrafficClass, TrafficRule] = ['campaign', 'campaign'];
/** By the medium. */
const NATURAL = new Map<string, [TrafficClass, TrafficRule]>([
  ['organic', ['organic', 'search-engine']],
  ['social', ['social', 'social-network']],
  ['referral', ['referral', 'other-site']],
  ['none', ['direct', 'no-referrer']],
]);
const ORGANIC = ['google', 'bing', 'yahoo', 'duckduckgo'];
const SOCIAL = ['facebook', 'twitter', 'linkedin', 'instagram'];
/** The hosts through which networks lead out of themselves. */
const SHORT: Record<string, string | undefined> = {
  't.co': 'twitter',
  'x.com': 'twitter',
  'lnkd.in': 'linkedin',
};

function fromReferrer(ownHost: string, referrer: string): { source: string; medium: string } {
  const host = hostOf(referrer);
  if (!host || host === ownHost) return { source: 'direct', medium: 'none' };
  const labels = [SHORT[host], ...host.split('.')];
  const among = (names: string[]) => names.find((name) => labels.includes(name));
  const engine = among(ORGANIC);
  if (engine) return { source: engine, medium: 'organic' };
  const network = among(SOCIAL);
  if (network) return { source: network, medium: 'social' };
  return { source: host, medium: 'referral' };
}

function hostOf(address: string): string {
  try {
    return new URL(address).hostname;
  } catch {
    return '';
  }
}
