import { below, styled } from '@site/shell/kit';
import { FieldCell } from '@site/shell/kit/form';

/** Any of several choices, each with a checkbox. */
export function ChecklistField({ name, label, help, options, isError, isRequired }: ChecklistFieldProps) {
  return (
    <FieldCell<string[]>
      name={name}
      label={label}
      hint={isError ? 'Couldn’t load the choices. Reload the page to change them.' : help}
      isGroup
      wide
      optional={!isRequired}
      control={({ value, onChange, ...input }) => (
        <Styles
          role="group"
          aria-labelledby={input['aria-labelledby']}
          aria-describedby={input['aria-describedby']}
        >
          {!options && !isError && <p className="mu">Loading…</p>}
          {options?.map((option) => {
            const chosen = value || [];
            const isChosen = chosen.includes(option.value);
            return (
              <label key={option.value}>
                <input
                  type="checkbox"
                  checked={isChosen}
                  onChange={() =>
                    onChange(
                      isChosen ? chosen.filter((one) => one !== option.value) : [...chosen, option.value],
                    )
                  }
                />
                {option.label}
              </label>
            );
          })}
        </Styles>
      )}
    />
  );
}

interface ChecklistFieldProps {
  name: string;
  label: string;
  help?: string;
  /** Undefined until they are loaded. */
  options: { value: string; label: string }[] | undefined;
  /** They could not be loaded. */
  isError: boolean;
  isRequired?: true;
}

const Styles = styled('div')`
  display: grid;
  padding: 2px 20px 4px;
  @media ${below.phone} {
    padding-inline: 16px;
  }
  label {
    display: flex;
    align-items: center;
    gap: 10px;
    min-height: 34px;
    cursor: pointer;
  }
  input {
    appearance: none;
    display: grid;
    flex: none;
    place-items: center;
    width: 16px;
    height: 16px;
    margin: 0;
    border: 1.5px solid var(--blue-2);
    border-radius: 3px;
    background: var(--sheet);
    cursor: pointer;
  }
  input:checked {
    border-color: var(--navy);
    background: var(--navy);
  }
  input:checked::after {
    content: "";
    width: 9px;
    height: 5px;
    border: solid var(--on-navy);
    border-width: 0 0 1.75px 1.75px;
    transform: translateY(-1px) rotate(-45deg);
  }
  @media ${below.phone} {
    label {
      min-height: 44px;
    }
    input {
      width: 20px;
      height: 20px;
    }
  }
`;
