import { atLeast, type Permission, type Principal } from '../access/can';
import { type Role, roles } from './roles';

interface Ranked {
  role: Role;
}

export const mayListUsers = atLeast('admin', 'list members');

/** Members manage only roles up to their own: only owners manage owners. */
export const mayManageUsers: Permission<Ranked> = {
  ...atLeast('admin', 'manage members', { stepUp: true }),
  when: isNotAbove,
};

/** Whether the user may assign this role: none above their own. */
export function canAssignRole(user: Principal, role: Role): boolean {
  return isNotAbove(user, { role });
}

function isNotAbove(user: Principal, { role }: Ranked): boolean {
  return roles.indexOf(role) >= roles.indexOf(user.role);
}
