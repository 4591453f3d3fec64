import mongoose, { type QueryFilter } from 'mongoose';
import { keyOf, mentionKey } from '../../platform/audit/findKeys';
import { AuditLog, type AuditRecord } from '../../platform/audit/model';
import { readPage } from '../../platform/records/readPage';
import { auditLine } from './auditView';
import type { AuditPage, AuditQuery } from './contract';

type Filter = QueryFilter<AuditRecord>;
type Wanted = Pick<AuditQuery, 'q' | 'member' | 'action' | 'entity' | 'from' | 'to'>;

export const newestFirst = { at: -1, _id: -1 } as const;
const byKeys = { keys: 1, ...newestFirst } as const;
/** Nobody counts further than anybody reads. */
const mostCounted = 2500;
const day = 86_400_000;

/** One page of what was done, newest first. What it is narrowed to is one key of one index, whatever is combined. */
export async function listOfAudit({ limit, cursor, ...wanted }: AuditQuery): Promise<AuditPage> {
  const filter = filterOf(wanted);
  const index = indexOf(filter);
  const { records, ...page } = await readPage(
    AuditLog,
    { limit, cursor },
    { filter, order: newestFirst, bound: mostCounted, countBy: index, readBy: () => index },
  );
  return { ...page, items: records.map(auditLine) };
}

/** The index that has what matches in its order. */
export function indexOf(filter: Filter): Record<string, 1 | -1> {
  return 'keys' in filter ? byKeys : newestFirst;
}

/** What matches. A record or request is rare enough that the rest is looked up among its lines. */
export function filterOf({ q = '', from, to, ...narrowed }: Wanted): Filter {
  const key = keyOf(narrowed);
  const mentioned = q.trim() && mentionKey(q.trim());
  const at = {
    ...(from && { $gte: new Date(from) }),
    ...(to && { $lt: new Date(new Date(to).getTime() + day) }),
  };
  const { member, action, entity } = narrowed;
  const among = { ...(member && { actorId: member }), ...(action && { action }), ...(entity && { entity }) };
  return {
    ...(mentioned ? { keys: mentioned, ...among } : key && { keys: key }),
    ...((from || to) && { at: mongoose.trusted(at) }),
  } as Filter;
}
