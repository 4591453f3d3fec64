import type { Member } from './contract';
import type { UserRecord } from './model';

/** Someone of the team, as the team may see them. */
export function memberView({ _id, email, name, role }: UserRecord): Member {
  return { id: _id, email, name, role };
}
