import type { AuditContent } from './model';

/** What a list of lines may be narrowed to. */
export interface Narrowed {
  member?: string;
  action?: string;
  entity?: string;
}

/**
 * One key for every way in which a list may be narrowed to a line: all of them together are one index, and whatever is
 * combined is read by it in the order of time.
 */
export function findKeys({
  actorId,
  action,
  entity,
  entityId,
  requestId,
}: Omit<AuditContent, 'keys'>): string[] {
  const all = { member: actorId, action, entity };
  const ways = subsetsOf(Object.keys(all) as (keyof Narrowed)[]);
  const narrowed = ways.flatMap(
    (way) => keyOf(Object.fromEntries(way.map((name) => [name, all[name]]))) ?? [],
  );
  return [...narrowed, ...[entityId, requestId].filter(Boolean).map(mentionKey)];
}

/** The key of lines narrowed like this; `undefined` where nothing is. */
export function keyOf({ member, action, entity }: Narrowed): string | undefined {
  const parts = [member && `member ${member}`, action && `action ${action}`, entity && `entity ${entity}`];
  return parts.filter(Boolean).join('|') || undefined;
}

/** The key of lines about a record, or of a request. */
export const mentionKey = (id: string) => `id ${id}`;

function subsetsOf<T>([first, ...rest]: T[]): T[][] {
  if (first === undefined) return [];
  const without = subsetsOf(rest);
  return [[first], ...without.map((set) => [first, ...set]), ...without];
}
