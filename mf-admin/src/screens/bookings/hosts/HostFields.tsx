import type { Host } from '@site/api/bookings/hosts/contract';
import { below, styled } from '@site/shell/kit';
import { FieldCell, SelectField } from '@site/shell/kit/form';
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
export function HostTypesField({ name, label, help }: HostFieldProps) {
  const { data } = useGetHostOptionsQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <FieldCell<string[]>
      name={name}
      label={label}
      hint={help}
      isGroup
      wide
      optional
      control={({ value, onChange, ...input }) => (
        <Choices
          role="group"
          aria-labelledby={input['aria-labelledby']}
          aria-describedby={input['aria-describedby']}
        >
          {(data?.types ?? []).map(({ slug, label: text }) => {
            const chosen = value || [];
            const isChosen = chosen.includes(slug);
            return (
              <label key={slug}>
                <input
                  type="checkbox"
                  checked={isChosen}
                  onChange={() =>
                    onChange(isChosen ? chosen.filter((one) => one !== slug) : [...chosen, slug])
                  }
                />
                {text}
              </label>
            );
          })}
        </Choices>
      )}
    />
  );
}

const Choices = styled('div')`
  display: grid;
  padding: 2px 20px 4px;
  @media ${below.phone} {
    padding-inline: 16px;
  }
  label {
    display: flex;
    align-items: center;
    gap: 8px;
    min-height: 34px;
  }
  input {
    accent-color: var(--navy);
  }
`;
