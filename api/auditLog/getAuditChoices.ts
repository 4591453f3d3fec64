import { AuditLog } from '../platform/audit/model';
import type { AuditChoices } from './contract';

/**
 * The available filter values. Uses distinct scans of indexes, so that the cost does not grow with the number of
 * entries.
 */
export async function getAuditChoices(): Promise<AuditChoices> {
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
