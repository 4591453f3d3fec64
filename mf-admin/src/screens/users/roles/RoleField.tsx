import type { Role } from '@site/api/identity/users/contract';
import { canAssignRole } from '@site/api/identity/users/policy';
import { below, styled } from '@site/shell/kit';
import { type ControlProps, FieldCell } from '@site/shell/kit/form';
import { useSession } from '@site/shell/kit/query';
import { RoleKey } from './RoleKey';
import { roleChoices } from './rights';

/** A choice of the four roles with icons; none above the user's own. */
export function RoleField({ hint }: { hint?: string }) {
  return <FieldCell name="role" label="Role" hint={hint} isGroup control={(input) => <Roles {...input} />} />;
}

function Roles({ value, onChange, name, className, id, ...input }: ControlProps) {
  const { user } = useSession();
  const canAssign = (role: Role) => user !== null && canAssignRole({ _id: user.id, role: user.role }, role);
  return (
    <Styles
      id={id}
      role="radiogroup"
      aria-labelledby={input['aria-labelledby']}
      aria-describedby={input['aria-describedby']}
    >
      {roleChoices.map(({ value: role, label, about }) => (
        <label key={role} className={value === role ? 'is-on' : undefined}>
          <input
            type="radio"
            name={name}
            value={role}
            checked={value === role}
            disabled={!canAssign(role)}
            onChange={() => onChange(role)}
          />
          <span>
            <b>{label}</b>
            <small>{canAssign(role) ? about : 'Only owners can assign this role.'}</small>
          </span>
          <RoleKey role={role} />
        </label>
      ))}
    </Styles>
  );
}

const Styles = styled('div')`
  display: grid;
  border-top: 1px solid var(--line);
  margin: 8px -20px 0;
  label {
    display: grid;
    grid-template-columns: 16px 1fr auto;
    align-items: center;
    gap: 12px;
    min-height: 50px;
    padding: 6px 20px;
    cursor: pointer;
  }
  label + label {
    border-top: 1px solid var(--line);
  }
  label:hover {
    background: var(--hover);
  }
  .is-on {
    background: var(--sel);
  }
  input {
    width: 16px;
    height: 16px;
    margin: 0;
    appearance: none;
    border: 1px solid var(--blue-2);
    border-radius: 50%;
    background: var(--sheet);
  }
  input:checked {
    border: 5px solid var(--navy);
  }
  input:disabled {
    border-style: dashed;
    border-color: var(--muted);
  }
  label:has(:disabled) {
    cursor: not-allowed;
    color: var(--muted);
  }
  b {
    display: block;
    font-weight: 600;
    color: var(--ink);
  }
  label:has(:disabled) b {
    color: var(--muted);
  }
  small {
    font-size: var(--a13);
    color: var(--muted);
  }
  @media ${below.phone} {
    label {
      padding-inline: 16px;
    }
  }
`;
