import styled from '@emotion/styled/base';
import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { Tooltip, type TooltipProps } from '../feedback/Tooltip';

/** A button that is one icon; its `label` is its name, and shown when it is pointed at. */
export function SquareButton({ label, tooltipSide, children, ...rest }: SquareButtonProps) {
  return (
    <Tooltip text={label} side={tooltipSide}>
      <Look type="button" aria-label={label} {...rest}>
        {children}
      </Look>
    </Tooltip>
  );
}

export interface SquareButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  label: string;
  tooltipSide?: TooltipProps['side'];
  children: ReactNode;
  ref?: Ref<HTMLButtonElement>;
}

const Look = styled('button')`
  width: 48px;
  height: 48px;
  display: grid;
  place-items: center;
  padding: 0;
  border: 1px solid var(--line-2);
  border-radius: var(--r-round);
  background: var(--sheet);
  color: var(--navy);
  cursor: pointer;
  transition:
    border-color var(--t-hover),
    background var(--t-hover);
  svg {
    width: 20px;
    height: 20px;
  }
  &:hover {
    border-color: var(--navy);
  }
  &:disabled {
    color: var(--faint);
    border-color: var(--line);
    background: transparent;
    cursor: not-allowed;
  }
`;
