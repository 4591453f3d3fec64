import { type Role, roles } from '../users/roles';

/** Policy of public routes. */
export const anyone = { name: 'anyone' } as const;

/** Policy of routes for the shell server, which authenticates with the internal key. */
export const internalServer = { name: 'our own server' } as const;

/** What members of a role and all higher roles may do, where `when` allows it for the record. */
export interface Permission<Record = unknown> extends SessionRequirements {
  name: string;
  role: Role;
  when?: (user: Principal, record: Record) => boolean;
}

/** Requirements on the session besides the role. */
interface SessionRequirements {
  /** Requires a factor that was verified within the last ten minutes; else 403 `step_up`. */
  stepUp?: true;
  /** Also allowed before a second factor is set up; all other calls answer 403 `factor_needed`. */
  duringSetUp?: true;
}

export type Policy = typeof anyone | typeof internalServer | Permission<never>;

/** The user, as far as permissions need to know. */
export interface Principal {
  _id: string;
  role: Role;
}

export function atLeast(role: Role, name: string, demands: SessionRequirements = {}): Permission {
  return { name, role, ...demands };
}

/** Decides a permission. All checks go through this function. */
export function can<Record>(user: Principal, permission: Permission<Record>, record?: Record): boolean {
  if (roles.indexOf(user.role) > roles.indexOf(permission.role)) return false;
  return !permission.when || record === undefined || permission.when(user, record);
}

/** The roles that have a permission, for the API document. */
export function rolesOf(policy: Policy): Role[] {
  return 'role' in policy ? roles.slice(0, roles.indexOf(policy.role) + 1) : [];
}
