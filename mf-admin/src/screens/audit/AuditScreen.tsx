import { useMemo } from 'react';
import { ListScreen } from '../../workbench/list/ListScreen';
import { useListAuditChoicesQuery } from './auditApi';
import { auditList } from './auditList';

export { AuditScreen as Component };

/** The audit log and its integrity. */
export function AuditScreen() {
  const { data, isError } = useListAuditChoicesQuery(undefined, { refetchOnMountOrArgChange: true });
  const choices = data ?? (isError ? none : undefined);
  const list = useMemo(() => auditList(choices), [choices]);
  return <ListScreen list={list} />;
}

const none = { members: [], actions: [], entities: [] };
