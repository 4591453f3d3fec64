import styled from '@emotion/styled/base';
import { type ReactNode, useId } from 'react';
import { below } from '../theme/widths';

/** A panel with header, content and footer. `marks` adds registration marks at the corners. */
export function Panel({ title, note, action, footer, marks, children }: PanelProps) {
  const id = useId();
  return (
    <Styles className={marks ? 'has-marks' : undefined} aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        {note && <p>{note}</p>}
        {action && <div className="action">{action}</div>}
      </header>
      {children}
      {footer && <footer>{footer}</footer>}
    </Styles>
  );
}

export interface PanelProps {
  title: ReactNode;
  note?: ReactNode;
  action?: ReactNode;
  footer?: ReactNode;
  marks?: boolean;
  children: ReactNode;
}

const Styles = styled('section')`
  position: relative;
  display: flex;
  flex-direction: column;
  min-width: 0;
  background: var(--sheet);
  border: 1px solid var(--line-2);
  border-radius: var(--r-cell);
  > header {
    display: flex;
    align-items: center;
    gap: 4px 12px;
    min-height: 46px;
    padding: 7px 16px;
    border-bottom: 1px solid var(--line);
    flex-wrap: wrap;
  }
  > header h2 {
    font-size: 1rem;
    font-weight: 600;
    letter-spacing: -0.015em;
    line-height: 1.25;
  }
  > header p {
    color: var(--muted);
    min-width: 0;
  }
  /* The action is at the end of the row, or begins a row of its own. */
  > header > *:is(h2:not(:has(+ p)), h2 + p) {
    flex-grow: 9999;
  }
  > header .action {
    flex-grow: 1;
    min-width: 0;
    max-width: 100%;
  }
  > footer {
    margin-top: auto;
    padding: 9px 16px;
    border-top: 1px solid var(--line);
    color: var(--muted);
    font-size: var(--a13);
  }
  &.has-marks::before,
  &.has-marks::after {
    content: "";
    position: absolute;
    width: 11px;
    height: 11px;
    background:
      linear-gradient(var(--blue), var(--blue)) 50% / 1px 100% no-repeat,
      linear-gradient(var(--blue), var(--blue)) 50% / 100% 1px no-repeat;
    left: -6px;
    top: -6px;
  }
  &.has-marks::after {
    left: auto;
    top: auto;
    right: -6px;
    bottom: -6px;
  }
  @media ${below.phone} {
    border-inline: 0;
    border-radius: 0;
    &.has-marks::before,
    &.has-marks::after {
      content: none;
    }
  }
`;
