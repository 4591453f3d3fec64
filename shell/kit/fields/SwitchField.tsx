import styled from '@emotion/styled/base';
import { type ControlProps, FieldCell, type FieldProps } from '../form/FieldCell';

/** A switch. It always has a value, so it is neither required nor optional. */
export function SwitchField({ onLabel = 'On', offLabel = 'Off', ...field }: SwitchFieldProps) {
  return (
    <FieldCell<boolean>
      {...field}
      control={(input) => <Switch {...input} words={{ onLabel: onLabel, offLabel: offLabel }} />}
    />
  );
}

export interface SwitchFieldProps extends Omit<FieldProps, 'optional'> {
  /** Label for the on state, such as `Published`. */
  onLabel?: string;
  offLabel?: string;
}

interface SwitchProps extends ControlProps<boolean> {
  words: { onLabel: string; offLabel: string };
}

function Switch({ value, onChange, words, className, name: _, 'aria-required': __, ...input }: SwitchProps) {
  const isOn = value === true;
  return (
    <Styles className={className}>
      <input
        {...(input as object)}
        type="checkbox"
        role="switch"
        checked={isOn}
        aria-checked={isOn}
        onChange={({ target }) => onChange(target.checked)}
      />
      <span aria-hidden="true">{isOn ? words.onLabel : words.offLabel}</span>
    </Styles>
  );
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
`;
