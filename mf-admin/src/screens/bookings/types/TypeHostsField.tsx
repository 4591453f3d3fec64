import { ChecklistField } from '../../../workbench/fields/ChecklistField';
import { hosts } from '../hosts/hostsApi';

/** The hosts of a meeting type; none chosen means all. */
export function TypeHostsField({ name, label, help }: { name: string; label: string; help?: string }) {
  const { data, error } = hosts.useRows({ limit: '100' });
  const options = data?.items.map((host) => ({ value: host.id, label: host.name }));
  const note =
    options?.length === 0
      ? 'No hosts yet. Meetings are booked during the opening hours in the settings.'
      : help;
  return (
    <ChecklistField
      name={name}
      label={label}
      help={note}
      options={options}
      isError={Boolean(error) && !data}
    />
  );
}
