import { type Role, roles } from '../users/roles';

/** Anyone at all, without a session. */
export const anyone = { name: 'anyone' } as const;

/** The server that answers pages, speaking for itself. */
export const internalServer = { name: 'our own server' } as const;

/** Something members may do from a role upwards, when the record does not speak against it. */
export interface Permission<Record = unknown> extends Demands {
  name: string;
  role: Role;
  when?: (user: Principal, record: Record) => boolean;
}

/** What is asked of the session beside the role. */
interface Demands {
  /** A factor must have been proved within the last ten minutes; else 403 `step_up`. */
  stepUp?: true;
  /** Open to a member who must still set up a second factor; everything else answers them 403 `factor_needed`. */
  duringSetUp?: true;
}

export type Policy = typeof anyone | typeof internalServer | Permission<never>;

/** Who asks, as far as permissions are concerned. */
export interface Principal {
  _id: string;
  role: Role;
}

export function atLeast(role: Role, name: string, demands: Demands = {}): Permission {
  return { name, role, ...demands };
}

/** The one place where a permission is decided. */
export function can<Record>(user: Principal, permission: Permission<Record>, record?: Record): boolean {
  if (roles.indexOf(user.role) > roles.indexOf(permission.role)) return false;
  return !permission.when || record === undefined || permission.when(user, record);
}

/** The roles that hold a permission, for the API document. */
export function rolesOf(policy: Policy): Role[] {
  return 'role' in policy ? roles.slice(0, roles.indexOf(policy.role) + 1) : [];
}
