import styled from '@emotion/styled';
import type { ReactNode } from 'react';

/** A sheet on the table, with a head and hairlines. */
export function Panel({ title, note, actions, footer, children, className }: PanelProps) {
  return (
    <Sheet className={className}>
      {(title || actions) && (
        <header>
          {title && <h2>{title}</h2>}
          {note && <p>{note}</p>}
          {actions && <div className="actions">{actions}</div>}
        </header>
      )}
      {children}
      {footer && <footer>{footer}</footer>}
    </Sheet>
  );
}

export interface PanelProps {
  title?: ReactNode;
  note?: ReactNode;
  actions?: ReactNode;
  footer?: ReactNode;
  children?: ReactNode;
  className?: string;
}

const Sheet = styled('section')`
  background: var(--sheet);
  border: 1px solid var(--line-2);
  border-radius: var(--r-cell);
  min-width: 0;
  display: flex;
  flex-direction: column;
  > header { display: flex; align-items: center; gap: 12px; min-height: 46px; padding: 7px 16px; border-bottom: 1px solid var(--line); flex-wrap: wrap; }
  > header h2 { font-size: 1rem; font-weight: 600; letter-spacing: -0.015em; line-height: 1.25; }
  > header p { color: var(--muted); min-width: 0; }
  > header .actions { margin-left: auto; display: flex; gap: 8px; align-items: center; }
  > footer { margin-top: auto; padding: 9px 16px; border-top: 1px solid var(--line); color: var(--muted); font-size: 0.8125rem; }
`;
