import { styled } from '@site/shell/kit';

/** A choice of several options; the value keeps the order of the options. */
export function MultiSelect({ label, value, onChange, isReadOnly, choices }: MultiSelectProps) {
  const chosen = new Set<string>(value);
  const toggle = (one: string) => {
    const isOff = chosen.has(one);
    onChange(
      choices.map((choice) => choice.value).filter((each) => (each === one ? !isOff : chosen.has(each))),
    );
  };
  return (
    <Styles disabled={isReadOnly}>
      <legend>{label}</legend>
      {choices.map((choice) => (
        <label key={choice.value}>
          <input type="checkbox" checked={chosen.has(choice.value)} onChange={() => toggle(choice.value)} />
          <span>{choice.label}</span>
        </label>
      ))}
    </Styles>
  );
}

interface MultiSelectProps {
  label: string;
  value: readonly string[];
  onChange: (value: string[]) => void;
  isReadOnly: boolean;
  choices: readonly { value: string; label: string }[];
}

const Styles = styled('fieldset')`
  display: grid;
  gap: 2px;
  /* Otherwise as wide as its longest word. */
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  overflow-wrap: anywhere;
  legend {
    padding: 0;
    font-size: var(--a12);
    color: var(--muted);
  }
  label {
    display: flex;
    align-items: baseline;
    gap: 8px;
    min-height: 28px;
  }
  input {
    flex: none;
    accent-color: var(--navy);
    translate: 0 2px;
  }
`;
