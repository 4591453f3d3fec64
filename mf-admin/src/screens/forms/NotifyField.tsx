import { below, styled } from '@site/shell/kit';
import { FieldCell } from '@site/shell/kit/form';
import { useListLeadMembersQuery } from '../../leadPipeline/leadsApi';

/** The members who are emailed about answers, as a record field. */
export function NotifyField({ name, label, help }: { name: string; label: string; help?: string }) {
  const { data: members } = useListLeadMembersQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <FieldCell<string[]>
      name={name}
      label={label}
      hint={help}
      isGroup
      wide
      optional
      control={({ value, onChange, ...input }) => {
        const chosen = value || [];
        return (
          <Choices
            role="group"
            aria-labelledby={input['aria-labelledby']}
            aria-describedby={input['aria-describedby']}
          >
            {!members && <p className="mu">Loading members…</p>}
            {(members ?? []).map((member) => (
              <label key={member.id}>
                <input
                  type="checkbox"
                  checked={chosen.includes(member.id)}
                  onChange={({ target }) =>
                    onChange(
                      target.checked ? [...chosen, member.id] : chosen.filter((id) => id !== member.id),
                    )
                  }
                />
                {member.name}
              </label>
            ))}
          </Choices>
        );
      }}
    />
  );
}

const Choices = styled('div')`
  display: grid;
  padding: 2px 20px 8px;
  label {
    display: flex;
    align-items: center;
    gap: 8px;
    min-height: 34px;
  }
  input {
    accent-color: var(--navy);
  }
  @media ${below.phone} {
    padding-inline: 16px;
    label {
      min-height: 44px;
    }
  }
`;
