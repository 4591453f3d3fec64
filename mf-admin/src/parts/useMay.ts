import { can, type Permission } from '@site/api/can';
import { useSession } from '@site/shell/kit/query';

/** Whether the member may do something; the server decides again. */
export function useMay<Record>(permission: Permission<Record>, record?: Record): boolean {
  const { user } = useSession();
  return user !== null && can({ _id: user.id, role: user.role }, permission, record);
}
