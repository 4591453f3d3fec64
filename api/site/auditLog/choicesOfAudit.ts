import { AuditLog } from '../../platform/audit/model';
import type { AuditChoices } from './contract';

/** What there are lines of. An index is asked for what differs, so that it costs the same however many lines there are. */
export async function choicesOfAudit(): Promise<AuditChoices> {
  const [members, actions, entities] = await Promise.all([
    AuditLog.aggregate<{ _id: string; name: string }>([
      { $sort: { actorId: 1, at: -1 } },
      { $group: { _id: '$actorId', name: { $first: '$actorName' } } },
    ]),
    AuditLog.distinct('action'),
    AuditLog.distinct('entity'),
  ]);
  const named = members.map(({ _id, name }) => ({ id: _id, name: name || _id }));
  return { members: named.sort((a, b) => a.name.localeCompare(b.name)), actions, entities };
}
