import { parseUrl } from '../../platform/contracts/parseUrl';

/** The path of a URL of this site, with or without `www.`; undefined for those of other sites. */
export function toSitePath(address: string, origin: string): string | undefined {
  const url = parseUrl(address, origin);
  return url && withoutWww(url.host) === withoutWww(new URL(origin).host) ? url.pathname : undefined;
}

export const withoutWww = (host: string) => host.replace(/^www\./, '');
