import type { CampaignDetails, TrafficClass, TrafficRule, TrafficSource } from './contract';

/** A source with its class and the rule that determined it. */
export interface ClassifiedSource extends TrafficSource, CampaignDetails {
  class: TrafficClass;
  rule: TrafficRule;
}

/**
 * Detects the source of a visit from its URL and referrer. A click ID identifies its ad network; campaign parameters
 * take precedence over the referrer; without either, the referrer decides: a search engine is organic, a network
 * social, any other site a referral, none (or one of ours) direct.
 */
export function detectTrafficSource(address: URL, referrer: string): ClassifiedSource {
  const getParam = (name: string, maxLength = 200) => {
    const value = address.searchParams.get(name);
    // Mailing tools may put the reader's address into a campaign parameter.
    return value && !value.includes('@') ? value.slice(0, maxLength) : null;
  };
  const clickId = CLICK_IDS.find(([name]) => getParam(name));
  const unpaid = fromReferrer(address.hostname, referrer);
  const [named, medium] = [getParam('utm_source'), getParam('utm_medium')];
  return classifySource(
    {
      source: named || (clickId ? clickId[1] : unpaid.source),
      medium: medium || (clickId ? 'cpc' : named ? 'campaign' : unpaid.medium),
      campaign: getParam('utm_campaign'),
      term: getParam('utm_term'),
      content: getParam('utm_content'),
      gclid: getParam('gclid', 300),
    },
    clickId?.[0] ?? (named || medium ? 'campaign' : undefined),
  );
}

/**
 * Classifies a source. Paid: a click ID, the medium `cpc` or `ppc`, or the source `google-ads` or `googleads`.
 * Otherwise a medium that names a class; anything else is a campaign. `claimedRule` is the rule sent by the browser; it
 * applies as far as the source allows it.
 */
export function classifySource(
  { source, medium, campaign, gclid, term, content }: Omit<TrafficSource, 'isPaid'> & CampaignDetails,
  claimedRule?: string,
): ClassifiedSource {
  const kind = medium.toLowerCase();
  const clickId = gclid ? 'gclid' : CLICK_IDS.find(([name]) => name === claimedRule)?.[0];
  const paidBy =
    clickId ??
    (['cpc', 'ppc'].includes(kind)
      ? 'paid-medium'
      : ['google-ads', 'googleads'].includes(source.toLowerCase()) && 'paid-source');
  const [unpaid, rule]: [TrafficClass, TrafficRule] =
    kind === 'none' && source !== 'direct' ? CAMPAIGN : (UNPAID_BY_MEDIUM.get(kind) ?? CAMPAIGN);
  return {
    source,
    medium,
    campaign,
    ...(term && { term }),
    ...(content && { content }),
    gclid,
    isPaid: Boolean(paidBy),
    class: paidBy ? 'paid' : unpaid,
    rule: paidBy || (claimedRule === 'campaign' && unpaid !== 'direct' ? claimedRule : rule),
  };
}

/** Click ID parameters of advertising networks and their source. */
const CLICK_IDS = [
  ['gclid', 'google'],
  ['gbraid', 'google'],
  ['wbraid', 'google'],
  ['dclid', 'google'],
  ['msclkid', 'bing'],
] as const;
const CAMPAIGN: [TrafficClass, TrafficRule] = ['campaign', 'campaign'];
/** Unpaid classes by medium. */
const UNPAID_BY_MEDIUM = new Map<string, [TrafficClass, TrafficRule]>([
  ['organic', ['organic', 'search-engine']],
  ['social', ['social', 'social-network']],
  ['referral', ['referral', 'other-site']],
  ['none', ['direct', 'no-referrer']],
]);
const SEARCH_ENGINES = ['google', 'bing', 'yahoo', 'duckduckgo'];
const SOCIAL_NETWORKS = ['facebook', 'twitter', 'linkedin', 'instagram'];
/** Short link hosts of social networks. */
const SHORT_HOSTS: Record<string, string | undefined> = {
  't.co': 'twitter',
  'x.com': 'twitter',
  'lnkd.in': 'linkedin',
};

function fromReferrer(ownHost: string, referrer: string): { source: string; medium: string } {
  const host = parseHost(referrer);
  if (!host || host === ownHost) return { source: 'direct', medium: 'none' };
  const labels = [SHORT_HOSTS[host], ...host.split('.')];
  const findLabel = (names: string[]) => names.find((name) => labels.includes(name));
  const engine = findLabel(SEARCH_ENGINES);
  if (engine) return { source: engine, medium: 'organic' };
  const network = findLabel(SOCIAL_NETWORKS);
  if (network) return { source: network, medium: 'social' };
  return { source: host, medium: 'referral' };
}

function parseHost(address: string): string {
  try {
    return new URL(address).hostname;
  } catch {
    return '';
  }
}
