import styled from '@emotion/styled/base';
import { useEffect, useRef } from 'react';
import { below } from '../theme/widths';

/** A checkbox without visible text: `label` is its accessible name. `mixed` shows the indeterminate state. */
export function Checkbox({ label, checked, onChange, disabled }: CheckboxProps) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = checked === 'mixed';
  }, [checked]);
  return (
    <Styles>
      <input
        ref={box}
        type="checkbox"
        aria-label={label}
        checked={checked === true}
        disabled={disabled}
        onChange={({ nativeEvent }) => onChange((nativeEvent as MouseEvent).shiftKey === true)}
      />
    </Styles>
  );
}

export interface CheckboxProps {
  label: string;
  checked: boolean | 'mixed';
  /** `isRange` while the Shift key is held. */
  onChange: (isRange: boolean) => void;
  disabled?: boolean;
}

const Styles = styled('label')`
  position: relative;
  z-index: 1;
  display: inline-grid;
  place-items: center;
  width: 32px;
  height: 32px;
  cursor: pointer;
  input {
    appearance: none;
    width: 16px;
    height: 16px;
    margin: 0;
    border: 1.5px solid var(--blue-2);
    border-radius: 3px;
    background: var(--sheet);
    cursor: pointer;
  }
  input:is(:checked, :indeterminate) {
    border-color: var(--navy);
    background: var(--navy);
  }
  &:has(:checked)::after,
  &:has(:indeterminate)::after {
    content: "";
    position: absolute;
    width: 9px;
    height: 5px;
    border: solid var(--on-navy);
    border-width: 0 0 1.75px 1.75px;
    transform: translateY(-1px) rotate(-45deg);
    pointer-events: none;
  }
  &:has(:indeterminate)::after {
    height: 0;
    border-left: 0;
    transform: none;
  }
  @media ${below.phone} {
    width: 44px;
    height: 44px;
    input {
      width: 20px;
      height: 20px;
    }
  }
`;
