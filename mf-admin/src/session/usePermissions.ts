import { can, type Permission } from '@site/api/identity/access/can';
import { useSession } from '@site/shell/kit/query';

/** Checks a permission of the member: `usePermissions()(mayEditLead)`. The server checks it again. */
export function usePermissions(): PermissionCheck {
  const { user } = useSession();
  return (permission, record) => user !== null && can({ _id: user.id, role: user.role }, permission, record);
}

export type PermissionCheck = <Record>(permission: Permission<Record>, record?: Record) => boolean;
