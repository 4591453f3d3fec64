import styled from '@emotion/styled/base';
import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { Tooltip } from '../feedback/Tooltip';
import { below, from } from '../theme/widths';

/** A small icon button; `label` is its accessible name and tooltip. */
export function IconButton({ label, isFramed, children, ...rest }: IconButtonProps) {
  return (
    <Tooltip text={label}>
      <Styles type="button" aria-label={label} className={isFramed ? 'is-framed' : undefined} {...rest}>
        {children}
      </Styles>
    </Tooltip>
  );
}

export interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'> {
  label: string;
  /** Adds a border where there is room. */
  isFramed?: boolean;
  children: ReactNode;
  ref?: Ref<HTMLButtonElement>;
}

const Styles = styled('button')`
  flex: none;
  display: grid;
  place-items: center;
  width: var(--ctl);
  height: var(--ctl);
  padding: 0;
  border: 1px solid transparent;
  border-radius: 6px;
  background: none;
  color: var(--navy);
  cursor: pointer;
  svg {
    width: 17px;
    height: 17px;
  }
  &:hover {
    background: var(--hover);
  }
  &:disabled {
    opacity: 0.35;
    background: none;
    cursor: default;
  }
  @media ${below.phone} {
    svg {
      width: 19px;
      height: 19px;
    }
  }
  @media ${from.phone} {
    &.is-framed {
      border-color: var(--line-2);
      background: var(--sheet);
    }
    &.is-framed:hover {
      border-color: var(--navy);
    }
  }
`;
