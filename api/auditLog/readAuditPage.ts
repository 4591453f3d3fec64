import mongoose, { type QueryFilter } from 'mongoose';
import { AuditLog, type AuditRecord } from '../platform/audit/model';
import { filterKey, idKey } from '../platform/audit/searchKeys';
import { readPage } from '../platform/records/readPage';
import { toAuditLine } from './auditView';
import type { AuditPage, AuditQuery } from './contract';
import { findTitles } from './findTitles';

type Filter = QueryFilter<AuditRecord>;
type Criteria = Pick<AuditQuery, 'q' | 'member' | 'action' | 'entity' | 'from' | 'to'>;

export const newestFirst = { at: -1, _id: -1 } as const;
const byKeys = { keys: 1, ...newestFirst } as const;
/** Counting stops here. */
const maxCounted = 2500;
const day = 86_400_000;

/** One page of entries, newest first. Each combination of filters is one key of one index. */
export async function readAuditPage({ limit, cursor, ...criteria }: AuditQuery): Promise<AuditPage> {
  const filter = createFilter(criteria);
  const index = chooseIndex(filter);
  const { records, ...page } = await readPage(
    AuditLog,
    { limit, cursor },
    { filter, order: newestFirst, maxCount: maxCounted, countIndex: index, pageIndex: () => index },
  );
  const titles = await findTitles(records);
  return {
    ...page,
    items: records.map((record) => ({ ...toAuditLine(record), title: titles.get(record.entityId) ?? '' })),
  };
}

/** The index that returns matches in order. */
export function chooseIndex(filter: Filter): Record<string, 1 | -1> {
  return 'keys' in filter ? byKeys : newestFirst;
}

/** Creates the query. For a search by record or request, the other filters apply to its few matches. */
export function createFilter({ q = '', from, to, ...fields }: Criteria): Filter {
  const key = filterKey(fields);
  const mentioned = q.trim() && idKey(q.trim());
  const at = {
    ...(from && { $gte: new Date(from) }),
    ...(to && { $lt: new Date(new Date(to).getTime() + day) }),
  };
  const { member, action, entity } = fields;
  const fieldFilter = {
    ...(member && { actorId: member }),
    ...(action && { action }),
    ...(entity && { entity }),
  };
  return {
    ...(mentioned ? { keys: mentioned, ...fieldFilter } : key && { keys: key }),
    ...((from || to) && { at: mongoose.trusted(at) }),
  } as Filter;
}
