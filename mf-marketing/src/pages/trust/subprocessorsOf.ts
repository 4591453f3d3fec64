import { parseUrl } from '@site/api/platform/contracts/parseUrl';
import type { Settings } from '@site/shell/kit';
import { TRUST } from './content';

/** The companies that may receive data through the website, by what the team has connected. */
export function subprocessorsOf({
  bookingAddress,
  bookingProvider,
  tagManagerId,
  adsId,
}: Pick<Settings, 'bookingAddress' | 'bookingProvider' | 'tagManagerId' | 'adsId'>) {
  const { hosting, breaches, calendar, tags, ads } = TRUST.subprocessors;
  return [
    hosting,
    breaches,
    ...[bookingAddress, bookingProvider]
      .map(hostOf)
      .filter((host, index, all) => host && all.indexOf(host) === index)
      .map((host) => ({ ...calendar, title: `${calendar.title}: ${host}` })),
    ...(tagManagerId ? [tags] : []),
    ...(adsId ? [ads] : []),
  ];
}

const hostOf = (address: string) => parseUrl(address)?.hostname.replace(/^www\./, '') ?? '';
