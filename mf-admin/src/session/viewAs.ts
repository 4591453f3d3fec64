import type { Role } from '@site/api/identity/users/contract';
import { readStorage, writeStorage } from '@site/shell/kit/workbench';
import { paths } from '@site/shell/paths';

/** Roles that an owner can view the workbench as. */
export const viewableRoles = ['admin', 'editor', 'viewer'] as const satisfies Role[];

/** Returns the role that an owner views the workbench as in this tab. */
export function getViewAsRole(): Role | undefined {
  const stored = readStorage(KEY, 'sessionStorage');
  return viewableRoles.find((role) => role === stored);
}

/** Reloads the workbench as another role, or as the owner again, so that no data of the other role stays in memory. */
export function viewAs(role: Role | undefined): void {
  if (role) writeStorage(KEY, role, 'sessionStorage');
  else clearViewAs();
  location.assign(paths.admin.dashboard);
}

/** Resets the view at sign-in. */
export const clearViewAs = (): void => writeStorage(KEY, null, 'sessionStorage');

const KEY = 'view-as';
