import { can, type Permission } from '@site/api/identity/access/can';
import { useSession } from '@site/shell/kit/query';

/** Tells what the member may do: `usePermissions()(mayEditLead)`. Nobody may do anything; the server decides again. */
export function usePermissions(): PermissionCheck {
  const { user } = useSession();
  return (permission, record) => user !== null && can({ _id: user.id, role: user.role }, permission, record);
}

export type PermissionCheck = <Record>(permission: Permission<Record>, record?: Record) => boolean;
