import type { Fix } from '../../tools/scans/contract';
import type { MailDomain } from './mailDomain';

export const NOW = 'now';
export const ANY_TIME = 'any time';
export const AT_LAST = 'at the end';

/** A record to publish, its name as the DNS host wants it. `name` is whole. */
export function recordFix(
  domain: MailDomain,
  record: { type?: string; name: string; value: string; due: string; note: string },
): Fix {
  return {
    kind: 'record',
    host: domain.dnsHost?.name ?? '',
    type: record.type ?? 'TXT',
    name: nameWithin(domain.zone, record.name),
    value: record.value,
    due: record.due,
    note: [record.note, domain.dnsHost?.note].filter(Boolean).join(' '),
  };
}

/** `_dmarc` of `_dmarc.firm.test`, `@` of the zone's own name; a name of another zone stays whole. */
function nameWithin(zone: string, name: string): string {
  if (name === zone) return '@';
  return name.endsWith(`.${zone}`) ? name.slice(0, -zone.length - 1) : name;
}

/** In the order they are to be done; of two for the same place the first counts. */
export function inOrder(fixes: readonly Fix[]): Fix[] {
  const places = new Set<string>();
  return fixes
    .filter(({ kind, type, name }) => {
      const place = `${kind} ${type} ${name}`;
      const isFirst = !places.has(place);
      places.add(place);
      return isFirst;
    })
    .map((fix, at) => ({ fix, at }))
    .sort((one, other) => rankOf(one.fix.due) - rankOf(other.fix.due) || one.at - other.at)
    .map(({ fix }) => fix);
}

function rankOf(due: string): number {
  if (due === NOW) return 0;
  const week = /^week (\d+)$/.exec(due)?.[1];
  if (week !== undefined) return Number(week);
  return due === ANY_TIME ? 1_000 : 2_000;
}
