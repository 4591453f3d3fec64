import type { Host } from '@site/api/bookings/hosts/contract';
import { SelectField } from '@site/shell/kit/form';
import { ChecklistField } from '../../../workbench/fields/ChecklistField';
import { useGetHostOptionsQuery } from './hostsApi';

interface HostFieldProps {
  name: string;
  label: string;
  help?: string;
  row?: unknown;
}

/** The member who is the host. An existing host stays the same member. */
export function MemberField({ name, label, help, row }: HostFieldProps) {
  const { data } = useGetHostOptionsQuery(undefined, { refetchOnMountOrArgChange: true });
  const host = row as Host | undefined;
  const members = host ? [host] : (data?.members ?? []);
  return (
    <SelectField
      name={name}
      label={label}
      hint={help}
      options={members.map((member) => ({ value: member.id, label: member.name }))}
      placeholder={host ? null : data ? 'Select' : 'Loading…'}
    />
  );
}

/** The meeting types that a host holds; none chosen means all. */
export function HostTypesField(field: HostFieldProps) {
  const { data, isError } = useGetHostOptionsQuery(undefined, { refetchOnMountOrArgChange: true });
  const options = data?.types.map(({ slug, label }) => ({ value: slug, label }));
  return <ChecklistField {...field} options={options} isError={isError && !data} />;
}
