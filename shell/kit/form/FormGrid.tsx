import styled from '@emotion/styled/base';
import type { ReactNode } from 'react';
import { below } from '../theme/widths';

/** A grid of form fields with hairlines between them; two columns where there is room. */
export function FormGrid({ isSingle, isDense, isFramed, children }: FormGridProps) {
  const classNames = [isSingle && 'is-single', isDense && 'is-dense', isFramed && 'is-framed'];
  return <Styles className={classNames.filter(Boolean).join(' ')}>{children}</Styles>;
}

export interface FormGridProps {
  /** One column at any width. */
  isSingle?: boolean;
  /** The compact spacing of the workbench. */
  isDense?: boolean;
  /** With a border. */
  isFramed?: boolean;
  children: ReactNode;
}

const Styles = styled('div')`
  display: grid;
  grid-template-columns: 1fr 1fr;
  border-top: 1px solid var(--line-2);
  &.is-single {
    grid-template-columns: 1fr;
  }
  .cell {
    position: relative;
    border-bottom: 1px solid var(--line-2);
    display: flex;
    flex-direction: column;
    background: var(--sheet);
    transition: background 0.15s;
    min-width: 0;
  }
  &:not(.is-single) .cell:nth-child(odd of .cell:not(.is-wide)) {
    border-right: 1px solid var(--line-2);
  }
  .cell.is-wide {
    grid-column: 1 / -1;
  }
  .label {
    padding: 14px 28px 0;
    font-size: 0.875rem;
    font-weight: 550;
    color: var(--blue);
    line-height: 1.3;
  }
  .label small {
    font-size: 0.8125rem;
    font-weight: 450;
    color: var(--muted);
  }
  .control {
    appearance: none;
    border: 0;
    background: transparent;
    font: 450 1.0625rem / 1.4 var(--sans);
    color: var(--ink);
    padding: 4px 28px 15px;
    width: 100%;
    outline: 0;
    border-radius: 0;
    min-height: 46px;
  }
  .control:focus-visible {
    box-shadow: none;
    outline: 0;
  }
  textarea.control {
    min-height: 124px;
    resize: vertical;
  }
  .control::placeholder {
    color: var(--faint);
    opacity: 1;
  }
  /* More specific than the padding of dense forms and phones, so that no text is under the arrow. */
  .cell select.control {
    padding-right: 56px;
    text-overflow: ellipsis;
    cursor: pointer;
  }
  .cell:has(.after) .control {
    padding-right: 124px;
  }
  .after {
    position: absolute;
    right: 24px;
    top: 0;
    bottom: 0;
    display: grid;
    align-items: center;
  }
  .cell:has(select)::after {
    content: "";
    position: absolute;
    right: 30px;
    top: 43px;
    width: 8px;
    height: 8px;
    border: solid var(--navy);
    border-width: 0 1.75px 1.75px 0;
    transform: rotate(45deg);
    pointer-events: none;
  }
  .cell:hover {
    background: var(--cell-lit, var(--white));
  }
  .cell:focus-within {
    background: var(--cell-lit, var(--white));
    box-shadow: inset 0 0 0 2px var(--navy);
    z-index: 1;
  }
  .cell:focus-within::before {
    content: "";
    position: absolute;
    left: 12px;
    top: 19px;
    width: 7px;
    height: 7px;
    border-radius: 50%;
    background: var(--ember);
  }
  .error,
  .hint {
    padding: 0 28px 14px;
    margin-top: -6px;
    font-size: 0.875rem;
    line-height: 1.35;
  }
  .error {
    font-weight: 550;
    color: var(--error);
  }
  .hint {
    color: var(--muted);
  }
  .cell.is-bad {
    box-shadow: inset 3px 0 0 var(--error);
  }
  .cell.is-bad:focus-within {
    box-shadow: inset 0 0 0 2px var(--error);
  }
  .cell.is-bad .label {
    color: var(--error);
  }
  &.is-dense {
    border-top: 0;
  }
  &.is-framed {
    border: 1px solid var(--line-2);
    border-radius: var(--r-cell);
  }
  &.is-framed .cell:last-of-type {
    border-bottom: 0;
  }
  &.is-dense .label {
    padding: 9px 20px 0;
    font-size: 0.8125rem;
  }
  &.is-dense .control {
    font-size: 0.875rem;
    padding: 3px 20px 10px;
    min-height: 36px;
  }
  &.is-dense textarea.control {
    field-sizing: content;
    min-height: 84px;
  }
  &.is-dense .after {
    right: 16px;
  }
  &.is-dense .error,
  &.is-dense .hint {
    padding: 0 20px 10px;
    font-size: 0.8125rem;
    margin-top: -4px;
  }
  &.is-dense .cell:focus-within::before {
    left: 9px;
    top: 14px;
    width: 5px;
    height: 5px;
  }
  &.is-dense .cell:has(select)::after {
    right: 22px;
    top: 32px;
  }
  @media ${below.phone} {
    grid-template-columns: 1fr;
    &:not(.is-single) .cell:nth-child(odd of .cell:not(.is-wide)) {
      border-right: 0;
    }
    .label,
    .control,
    .error,
    .hint {
      padding-inline: 20px;
    }
    &:not(.is-dense) .label {
      padding-top: 10px;
    }
    &:not(.is-dense) .control {
      padding-bottom: 10px;
      min-height: 44px;
    }
    &.is-dense *:is(.label, .control, .error, .hint) {
      padding-inline: 16px;
    }
    .after {
      right: 16px;
    }
    &.is-dense .after {
      right: 12px;
    }
    &.is-dense .control {
      font-size: 1rem;
      min-height: 44px;
    }
    .cell:has(select)::after {
      right: 24px;
    }
    &:not(.is-dense) .cell:has(select)::after {
      top: 37px;
    }
    &:not(.is-dense) .cell:focus-within::before {
      top: 15px;
    }
  }
`;
