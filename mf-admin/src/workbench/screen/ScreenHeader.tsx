import { below, styled } from '@site/shell/kit';
import type { ReactNode } from 'react';

/** The header of a screen: title, description, figures and actions. */
export function ScreenHeader({ title, children, figures = [], actions }: ScreenHeaderProps) {
  return (
    <Styles>
      <div className="words">
        <h1 tabIndex={-1}>{title}</h1>
        <p>{children}</p>
      </div>
      {figures.length > 0 && (
        <dl>
          {figures.map(({ name, value, isWarning }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd className="tn">{isWarning ? <span className="wt">{value}</span> : value}</dd>
            </div>
          ))}
        </dl>
      )}
      {actions && <div className="actions">{actions}</div>}
    </Styles>
  );
}

export interface ScreenHeaderProps {
  title: string;
  children: ReactNode;
  figures?: Figure[];
  /** Actions of the whole screen. */
  actions?: ReactNode;
}

export interface Figure {
  name: string;
  value: ReactNode;
  /** It needs attention. */
  isWarning?: boolean;
}

const Styles = styled('header')`
  display: flex;
  align-items: stretch;
  border-bottom: 1px solid var(--line-2);
  background: var(--sheet);
  .words {
    flex: 1;
    padding: 18px 20px 16px;
    min-width: 0;
  }
  h1 {
    font-size: 1.75rem;
    letter-spacing: -0.035em;
    line-height: 1.08;
  }
  p {
    margin-top: 5px;
    color: var(--muted);
    max-width: 62ch;
  }
  dl {
    display: flex;
    flex: none;
  }
  dl > div {
    padding: 14px 18px 12px;
    border-left: 1px solid var(--line);
    display: flex;
    flex-direction: column;
    justify-content: space-between;
    gap: 10px;
    min-width: 104px;
  }
  dt {
    color: var(--muted);
    font-size: var(--a12);
    white-space: nowrap;
  }
  dd {
    font-weight: 550;
    color: var(--ink);
    white-space: nowrap;
    font-size: 1.0625rem;
    letter-spacing: -0.015em;
  }
  dd .wt {
    color: var(--ember-t);
  }
  .actions {
    display: flex;
    align-items: center;
    gap: 8px;
    padding: 0 20px;
    border-left: 1px solid var(--line);
  }
  .actions:empty {
    display: none;
  }
  @media ${below.desktop} {
    flex-wrap: wrap;
    .words {
      flex: 1 1 100%;
    }
    dl {
      border-top: 1px solid var(--line);
      flex: 1 1 100%;
      overflow-x: auto;
      min-width: 0;
    }
    dl > div:first-of-type {
      border-left: 0;
      padding-left: 20px;
    }
    .words:has(~ .actions) {
      flex: 1 1 0;
    }
    .actions {
      order: 1;
      border: 0;
    }
    dl {
      order: 2;
    }
  }
  @media ${below.phone} {
    .words {
      padding: 14px 16px 12px;
    }
    /* No name is broken for the sake of what stands beside it. */
    .words:has(~ .actions) {
      flex: 1 0 auto;
      max-width: 100%;
    }
    .actions {
      flex-wrap: wrap;
      padding: 8px 16px;
      --ctl-pad: 9px;
    }
    h1 {
      font-size: 1.625rem;
    }
    p {
      display: none;
    }
    dl > div,
    dl > div:first-of-type {
      padding: 10px 13px;
      min-width: 0;
      flex: 1 0 auto;
    }
    dl > div:first-of-type {
      padding-left: 16px;
    }
    dd {
      max-width: 44vw;
      font-size: 1rem;
      white-space: normal;
      overflow-wrap: anywhere;
    }
  }
`;
