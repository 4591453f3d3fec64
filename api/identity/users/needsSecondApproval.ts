import type { UserRecord } from './model';
import type { Role } from './roles';

const day = 86_400_000;

const isHigh = (role: Role) => role === 'admin' || role === 'owner';

/**
 * Whether it takes two people to take this member's second factor away: of admins, of owners, and for a day of who was
 * one, so that nobody does it alone by taking the role away first.
 */
export function needsSecondApproval({ role, loweredAt }: UserRecord, now = Date.now()): boolean {
  return isHigh(role) || (loweredAt !== undefined && now - loweredAt.getTime() < day);
}

/** What is noted with a new role: when somebody stopped being an admin or owner. */
export function loweringOf({ role }: UserRecord, next: Role): { loweredAt?: Date } {
  return isHigh(role) && !isHigh(next) ? { loweredAt: new Date() } : {};
}
