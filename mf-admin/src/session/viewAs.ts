import type { Role } from '@site/api/identity/users/contract';
import { readStorage, writeStorage } from '@site/shell/kit/workbench';
import { paths } from '@site/shell/paths';

/** The roles an owner can look as. */
export const viewableRoles = ['admin', 'editor', 'viewer'] as const satisfies Role[];

/** The role as which an owner looks at the workbench in this tab. */
export function getViewAsRole(): Role | undefined {
  const kept = readStorage(KEY, 'sessionStorage');
  return viewableRoles.find((role) => role === kept);
}

/** Loads the workbench afresh as another role sees it, or as oneself again: nothing of the one is left in the other. */
export function viewAs(role: Role | undefined): void {
  if (role) writeStorage(KEY, role, 'sessionStorage');
  else clearViewAs();
  location.assign(paths.admin.dashboard);
}

/** Whoever signs in looks as themselves. */
export const clearViewAs = (): void => writeStorage(KEY, null, 'sessionStorage');

const KEY = 'view-as';
