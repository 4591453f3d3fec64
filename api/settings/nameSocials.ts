import type { Settings } from './contract';

/** Names social profiles: as before, else by the site's host name. */
export function nameSocials(addresses: readonly string[], before: Settings['socials']): Settings['socials'] {
  return addresses.map((url) => ({
    url,
    name: before.find((one) => one.url === url)?.name ?? nameOf(url),
  }));
}

function nameOf(url: string): string {
  const host = new URL(url).hostname.replace(/^www\./, '');
  return NAMES[host] ?? host;
}

const NAMES: Record<string, string> = {
  'linkedin.com': 'LinkedIn',
  'facebook.com': 'Facebook',
  'instagram.com': 'Instagram',
  'youtube.com': 'YouTube',
  'github.com': 'GitHub',
  'x.com': 'X',
};
