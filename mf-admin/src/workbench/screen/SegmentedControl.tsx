import { styled } from '@site/shell/kit';

/** A choice of one among a few, as buttons beside each other. */
export function SegmentedControl<Value extends string>({
  label,
  options,
  value,
  onChange,
}: SegmentedControlProps<Value>) {
  return (
    <Styles>
      <legend className="sr">{label}</legend>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          data-value={option.value}
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
        >
          {option.label}
        </button>
      ))}
    </Styles>
  );
}

interface SegmentedControlProps<Value extends string> {
  /** Read by screen readers. */
  label: string;
  options: readonly { value: Value; label: string }[];
  value: Value | undefined;
  onChange: (value: Value) => void;
}

const Styles = styled('fieldset')`
  display: inline-flex;
  margin: 0;
  padding: 0;
  border: 1px solid var(--line-2);
  border-radius: var(--ctl-r);
  overflow: hidden;
  button {
    min-height: var(--ctl);
    padding: 0 13px;
    border: 0;
    background: var(--sheet);
    color: var(--navy);
    font: 550 var(--a14) / 1.2 var(--sans);
    cursor: pointer;
  }
  button:focus-visible {
    outline-offset: -3px;
  }
  button[aria-pressed="true"] {
    background: var(--navy);
    color: var(--on-navy);
  }
`;
