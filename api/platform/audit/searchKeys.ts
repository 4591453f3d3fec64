import type { AuditContent } from './model';

/** Filters of the audit log. */
export interface AuditFilter {
  member?: string;
  action?: string;
  entity?: string;
}

/**
 * Builds one key for each combination of filters that an entry matches. One index on the keys then serves
 * every combination in order of time.
 */
export function searchKeys({
  actorId,
  action,
  entity,
  entityId,
  requestId,
}: Omit<AuditContent, 'keys'>): string[] {
  const all = { member: actorId, action, entity };
  const ways = subsetsOf(Object.keys(all) as (keyof AuditFilter)[]);
  const narrowed = ways.flatMap(
    (way) => filterKey(Object.fromEntries(way.map((name) => [name, all[name]]))) ?? [],
  );
  return [...narrowed, ...[entityId, requestId].filter(Boolean).map(idKey)];
}

/** The key of a combination of filters; `undefined` without filters. */
export function filterKey({ member, action, entity }: AuditFilter): string | undefined {
  const parts = [member && `member ${member}`, action && `action ${action}`, entity && `entity ${entity}`];
  return parts.filter(Boolean).join('|') || undefined;
}

/** The key of entries about a record or a request. */
export const idKey = (id: string) => `id ${id}`;

function subsetsOf<T>([first, ...rest]: T[]): T[][] {
  if (first === undefined) return [];
  const without = subsetsOf(rest);
  return [[first], ...without.map((set) => [first, ...set]), ...without];
}
