import { atLeast, type Permission, type Principal } from '../access/can';
import { type Role, roles } from './roles';

interface Ranked {
  role: Role;
}

export const mayListUsers = atLeast('admin', 'list members');

/** Nobody has a say over those above them: owners are managed by owners alone. */
export const mayManageUsers: Permission<Ranked> = {
  ...atLeast('admin', 'manage members', { stepUp: true }),
  when: isNotAbove,
};

/** Whether somebody may give this role to others: none above their own. */
export function mayGive(user: Principal, role: Role): boolean {
  return isNotAbove(user, { role });
}

function isNotAbove(user: Principal, { role }: Ranked): boolean {
  return roles.indexOf(role) >= roles.indexOf(user.role);
}
