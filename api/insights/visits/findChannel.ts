import { type Channel, channelGroups } from './channelGroups';

/** The channel group of a visit, by the rules of Google Analytics. */
export function findChannel({ source, medium, campaign, isPaid }: Arrival): Channel {
  const [from, by, name] = [source.toLowerCase(), medium.toLowerCase(), campaign.toLowerCase()];
  const site = from.replace(/^www\./, '');
  if ((!site || site === 'direct' || site === '(direct)') && ['', 'none', '(none)', '(not set)'].includes(by))
    return 'Direct';
  const isOf = (kind: keyof typeof channelGroups.sites) =>
    (channelGroups.sites[kind] as readonly string[]).includes(site);
  const paid = isPaid || /^(.*cp.*|ppc|retargeting|paid.*)$/.test(by);
  if (isOf('ai') && !paid) return 'AI Assistants';
  if (name.includes('cross-network')) return 'Cross-network';
  const isShop = isOf('shopping') || /^(.*(([^a-df-z]|^)shop|shopping).*)$/.test(name);
  if (paid) return findPaidChannel(isShop, isOf);
  if (['display', 'banner', 'expandable', 'interstitial', 'cpm'].includes(by)) return 'Display';
  if (isShop) return 'Organic Shopping';
  if (isOf('social') || SOCIAL_MEDIA.includes(by)) return 'Organic Social';
  if (isOf('video') || by.includes('video')) return 'Organic Video';
  if (isOf('search') || by === 'organic') return 'Organic Search';
  if (EMAIL.includes(from) || EMAIL.includes(by)) return 'Email';
  if (by === 'affiliate') return 'Affiliates';
  if (['referral', 'app', 'link'].includes(by)) return 'Referral';
  if (by === 'audio') return 'Audio';
  if (from === 'sms' || by === 'sms') return 'SMS';
  if (by.endsWith('push') || by.includes('mobile') || by.includes('notification') || from === 'firebase')
    return 'Mobile Push Notifications';
  return 'Unassigned';
}

interface Arrival {
  source: string;
  medium: string;
  campaign: string;
  /** A click ID, or the site's own rules for paid traffic. */
  isPaid: boolean;
}

function findPaidChannel(isShop: boolean, isOf: (kind: 'search' | 'social' | 'video') => boolean): Channel {
  if (isShop) return 'Paid Shopping';
  if (isOf('search')) return 'Paid Search';
  if (isOf('social')) return 'Paid Social';
  return isOf('video') ? 'Paid Video' : 'Paid Other';
}

const SOCIAL_MEDIA = ['social', 'social-network', 'social-media', 'sm', 'social network', 'social media'];
const EMAIL = ['email', 'e-mail', 'e_mail', 'e mail', 'newsletter'];
