import type { UserRecord } from './model';
import type { Role } from './roles';

const day = 86_400_000;

const isHigh = (role: Role) => role === 'admin' || role === 'owner';

/**
 * Whether two people are needed to reset this member's second factor: for admins and owners, and for one day
 * after they lost that role, so that nobody can bypass it by changing the role first.
 */
export function needsSecondApproval({ role, loweredAt }: UserRecord, now = Date.now()): boolean {
  return isHigh(role) || (loweredAt !== undefined && now - loweredAt.getTime() < day);
}

/** The fields to set when a member loses the role of admin or owner. */
export function demotionFields({ role }: UserRecord, next: Role): { loweredAt?: Date } {
  return isHigh(role) && !isHigh(next) ? { loweredAt: new Date() } : {};
}
