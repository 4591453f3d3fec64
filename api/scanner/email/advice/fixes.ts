import type { Fix } from '../../../tools/scans/contract';
import type { MailDomain } from '../mailDomain';

export const NOW = 'now';
export const ANY_TIME = 'any time';
export const AT_THE_END = 'at the end';

/** Creates a DNS record fix with the name as the DNS host expects it. `name` is fully qualified. */
export function recordFix(
  domain: MailDomain,
  record: { type?: string; name: string; value: string; due: string; note: string },
): Fix {
  return {
    kind: 'record',
    host: domain.dnsHost?.name ?? '',
    type: record.type ?? 'TXT',
    name: toRelativeName(domain.zone, record.name),
    value: record.value,
    due: record.due,
    note: [record.note, domain.dnsHost?.note].filter(Boolean).join(' '),
  };
}

/** `_dmarc` for `_dmarc.firm.test`, `@` for the zone itself. A name outside the zone stays fully qualified. */
function toRelativeName(zone: string, name: string): string {
  if (name === zone) return '@';
  return name.endsWith(`.${zone}`) ? name.slice(0, -zone.length - 1) : name;
}

/** Sorts by due date. The first of several fixes for the same record wins. */
export function sortFixes(fixes: readonly Fix[]): Fix[] {
  const seen = new Set<string>();
  return fixes
    .filter(({ kind, type, name }) => {
      const key = `${kind} ${type} ${name}`;
      const isFirst = !seen.has(key);
      seen.add(key);
      return isFirst;
    })
    .map((fix, at) => ({ fix, at }))
    .sort((one, other) => getRank(one.fix.due) - getRank(other.fix.due) || one.at - other.at)
    .map(({ fix }) => fix);
}

function getRank(due: string): number {
  if (due === NOW) return 0;
  const week = /^week (\d+)$/.exec(due)?.[1];
  if (week !== undefined) return Number(week);
  return due === ANY_TIME ? 1_000 : 2_000;
}
