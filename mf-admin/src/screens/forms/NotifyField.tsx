import { useListLeadMembersQuery } from '../../leadPipeline/leadsApi';
import { ChecklistField } from '../../workbench/fields/ChecklistField';

/** The members who are emailed about answers, as a record field. */
export function NotifyField(field: { name: string; label: string; help?: string }) {
  const { data, isError } = useListLeadMembersQuery(undefined, { refetchOnMountOrArgChange: true });
  const options = data?.map(({ id, name }) => ({ value: id, label: name }));
  return <ChecklistField {...field} options={options} isError={isError && !data} />;
}
