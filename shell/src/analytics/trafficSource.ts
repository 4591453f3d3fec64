import { readTrafficSource, type TrafficSource, writeTrafficSource } from '../../kit';

/**
 * Where a visit came from, by the address it opened and the page that led there. Paid: a click id, the medium `cpc`
 * or `ppc`, or the source `google-ads` or `googleads`. Without campaign parameters the referrer decides: a search
 * engine is organic, a network social, any other site a referral, none direct.
 */
export function classify(address: URL, referrer: string): TrafficSource {
  const query = address.searchParams;
  const clickId = CLICK_IDS.map((name) => query.get(name)).find(Boolean);
  const campaign = query.get('utm_campaign');
  const gclid = query.get('gclid');
  const natural = fromReferrer(address, referrer);
  const source = query.get('utm_source') || (clickId ? 'google' : natural.source);
  const medium =
    query.get('utm_medium') || (clickId ? 'cpc' : query.get('utm_source') ? 'campaign' : natural.medium);
  const isPaid =
    Boolean(clickId) ||
    PAID_MEDIA.includes(medium.toLowerCase()) ||
    PAID_SOURCES.includes(source.toLowerCase());
  return { source, medium, campaign, isPaid, gclid };
}

/** Keeps the source of this visit: the first one, replaced only by a later arrival that is not direct. */
export function rememberTrafficSource(address: URL, referrer: string): void {
  const arrival = classify(address, referrer);
  if (readTrafficSource() && arrival.medium === DIRECT.medium) return;
  writeTrafficSource(arrival);
}

const CLICK_IDS = ['gclid', 'gbraid', 'wbraid', 'msclkid'];
const PAID_MEDIA = ['cpc', 'ppc'];
const PAID_SOURCES = ['google-ads', 'googleads'];
const ORGANIC = ['google', 'bing', 'yahoo', 'duckduckgo'];
const SOCIAL = ['facebook', 'twitter', 'linkedin', 'instagram'];
const DIRECT = { source: 'direct', medium: 'none' };

function fromReferrer(address: URL, referrer: string): { source: string; medium: string } {
  const host = hostOf(referrer);
  if (!host || host === address.hostname) return DIRECT;
  const labels = host.split('.');
  const named = (names: string[]) => names.find((name) => labels.includes(name));
  const engine = named(ORGANIC);
  if (engine) return { source: engine, medium: 'organic' };
  const network = named(SOCIAL);
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
