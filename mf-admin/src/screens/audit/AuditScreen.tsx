import { useMemo } from 'react';
import { ListScreen } from '../../workbench/list/ListScreen';
import { useListAuditChoicesQuery } from './auditApi';
import { auditList } from './auditList';

export { AuditScreen as Component };

/** The record of what was done, and whether it is whole. */
export function AuditScreen() {
  const { data, isError } = useListAuditChoicesQuery(undefined, { refetchOnMountOrArgChange: true });
  const choices = data ?? (isError ? none : undefined);
  const list = useMemo(() => auditList(choices), [choices]);
  return <ListScreen list={list} />;
}

const none = { members: [], actions: [], entities: [] };
