import styled from '@emotion/styled/base';
import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { Tooltip, type TooltipProps } from '../feedback/Tooltip';

/** An icon button; `label` is its accessible name and tooltip. */
export function SquareButton({ label, tooltipSide, children, ...rest }: SquareButtonProps) {
  return (
    <Tooltip text={label} side={tooltipSide}>
      <Styles type="button" aria-label={label} {...rest}>
        {children}
      </Styles>
    </Tooltip>
  );
}

export interface SquareButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  label: string;
  tooltipSide?: TooltipProps['side'];
  children: ReactNode;
  ref?: Ref<HTMLButtonElement>;
}

const Styles = styled('button')`
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
