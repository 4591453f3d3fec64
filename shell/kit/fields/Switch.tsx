import styled from '@emotion/styled/base';

/** A switch with the word for its state. Its name is a label of the caller, by `id`. */
export function Switch({
  checked,
  onChange,
  onLabel = 'On',
  offLabel = 'Off',
  className,
  ...input
}: SwitchProps) {
  return (
    <Styles className={className}>
      <input
        {...input}
        type="checkbox"
        role="switch"
        checked={checked}
        aria-checked={checked}
        onChange={({ target }) => onChange(target.checked)}
      />
      <span aria-hidden="true">{checked ? onLabel : offLabel}</span>
    </Styles>
  );
}

export interface SwitchProps {
  id: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** Label for the on state, such as `Published`. */
  onLabel?: string;
  offLabel?: string;
  disabled?: boolean;
  className?: string;
  'aria-describedby'?: string;
}

const Styles = styled('div')`
  display: flex;
  align-items: center;
  gap: 10px;
  input {
    appearance: none;
    position: relative;
    flex: none;
    width: 34px;
    height: 20px;
    margin: 0;
    border: 1px solid var(--blue-2);
    border-radius: 999px;
    background: var(--sheet);
    cursor: pointer;
  }
  input::before {
    content: "";
    position: absolute;
    left: 3px;
    top: 3px;
    width: 12px;
    height: 12px;
    border-radius: 50%;
    background: var(--blue-2);
    transition: transform var(--t-hover);
  }
  input:checked {
    border-color: var(--navy);
    background: var(--navy);
  }
  input:checked::before {
    transform: translateX(14px);
    background: var(--on-navy, var(--white));
  }
  input:disabled {
    cursor: default;
    opacity: 0.6;
  }
`;
