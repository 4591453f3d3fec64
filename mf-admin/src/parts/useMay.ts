import { can, type Permission } from '@site/api/can';
import { useSession } from '@site/shell/kit/query';

/** Tells what the member may do: `useMay()(mayEditLead)`. Nobody may do anything; the server decides again. */
export function useMay(): May {
  const { user } = useSession();
  return (permission, record) => user !== null && can({ _id: user.id, role: user.role }, permission, record);
}

export type May = <Record>(permission: Permission<Record>, record?: Record) => boolean;
