import type { AuditRecord } from '../platform/audit/model';
import type { AuditEntry, AuditLine } from './contract';

/** An entry as it was written; the record's current name is added by who shows it. */
export function toAuditLine(record: AuditRecord): Omit<AuditLine, 'title'> {
  const { _id, at, actorId, actorName, role, action, entity, entityId, network, agent, seq } = record;
  return {
    id: _id,
    at: at.toISOString(),
    memberId: actorId,
    memberName: actorName,
    role,
    action,
    entity,
    entityId,
    network,
    agent,
    sequence: seq ?? null,
  };
}

export function toAuditEntry(record: AuditRecord): Omit<AuditEntry, 'title'> {
  const { call, requestId, changes, hash } = record;
  return {
    ...toAuditLine(record),
    call,
    requestId,
    hash: hash ?? null,
    changes: changes.map(({ field, before, after }) => ({
      field,
      before: before ?? null,
      after: after ?? null,
    })),
  };
}
