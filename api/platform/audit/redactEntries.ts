import { runningSession } from '../db/outsideTransaction';
import { type AuditKeys, auditContentOf, computeMac, redactedContent } from './mac';
import { type AuditChange, type AuditContent, AuditLog, type AuditRecord } from './model';
import { idKey, searchKeys } from './searchKeys';

const ERASED = '[erased]';

/**
 * Replaces the personal part of all entries about these records: ids by a keyed hash, values by a word. The chain
 * still verifies, because it covers the original MACs, which stay. Joins the running transaction. Returns the number of
 * entries.
 */
export async function redactEntries(keys: AuditKeys, ids: readonly string[]): Promise<number> {
  if (!ids.length) return 0;
  const session = runningSession();
  // One entry about many leads names each in its fields.
  const many = ids.map((id) => new RegExp(`^${id.replace(/[^\w-]/g, '\\$&')}\\.`));
  const filter = {
    $or: [
      { keys: { $in: ids.map(idKey) } },
      { entity: { $in: ['leads', 'bookings'] }, entityId: '', 'changes.field': { $in: many } },
    ],
  };
  const steps: object[] = [];
  for await (const line of AuditLog.collection.find<AuditRecord>(filter as never, { session })) {
    const content = redact(keys, auditContentOf(line), ids);
    const redaction = computeMac(keys, redactedContent(content, line.mac));
    const { entityId, changes, keys: found } = content;
    steps.push({
      updateOne: {
        filter: { _id: line._id },
        update: { $set: { entityId, changes, keys: found, redaction } },
      },
    });
  }
  if (steps.length) await AuditLog.collection.bulkWrite(steps as never[], { session });
  return steps.length;
}

function redact(keys: AuditKeys, content: AuditContent, ids: readonly string[]): AuditContent {
  const hide = (id: string) => `erased ${computeMac(keys, { id }).slice(0, 12)}`;
  const isAbout = ids.includes(content.entityId);
  const changes = content.changes.map((change): AuditChange => {
    const id = ids.find((each) => change.field.startsWith(`${each}.`));
    if (!isAbout && id === undefined) return change;
    const field = id === undefined ? change.field : `${hide(id)}${change.field.slice(id.length)}`;
    return {
      field,
      ...(change.before !== undefined && { before: ERASED }),
      ...(change.after !== undefined && { after: ERASED }),
    };
  });
  const next = { ...content, entityId: isAbout ? hide(content.entityId) : content.entityId, changes };
  return { ...next, keys: searchKeys(next) };
}
