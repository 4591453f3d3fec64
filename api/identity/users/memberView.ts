import type { Member } from './contract';
import type { UserRecord } from './model';

/** A team member, as the team sees them. */
export function memberView({ _id, email, name, role }: UserRecord): Member {
  return { id: _id, email, name, role };
}
