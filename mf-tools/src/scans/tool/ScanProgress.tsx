import { below, Note, styled } from '@site/shell/kit';
import { CHECK_STATE_LABELS } from '../../checkStates/checkStateLabels';
import { StateBadge } from '../../checkStates/StateBadge';
import type { ScanToolDefinition } from '../definition/ScanToolDefinition';
import type { ScanController } from '../stream/useScan';

/** A running scan: a row per planned check, updated as findings arrive. */
export function ScanProgress({ scan, definition }: { scan: ScanController; definition: ScanToolDefinition }) {
  const { plan, findings, shownAs, phase } = scan;
  const rows = plan.length ? plan : definition.checks;
  const count = rows.filter(({ check }) => findings[check]).length;
  return (
    <Styles aria-busy={phase === 'running'}>
      <header>
        <h2>{shownAs}</h2>
        <Note as="span">
          {count} of {rows.length} checks done
        </Note>
        <i aria-hidden="true" style={{ width: `${(100 * count) / rows.length}%` }} />
      </header>
      <ol aria-label="Checks">
        {rows.map(({ check, title }) => {
          const finding = findings[check];
          return (
            <li key={check}>
              <b>{title}</b>
              {finding ? (
                <StateBadge state={finding.state}>{CHECK_STATE_LABELS[finding.state]}</StateBadge>
              ) : (
                <span className="waiting">{phase === 'running' ? 'Waiting' : 'No answer'}</span>
              )}
              <span className="says">{finding?.headline}</span>
            </li>
          );
        })}
      </ol>
    </Styles>
  );
}

const Styles = styled('div')`
  background: var(--sheet);
  border: 1px solid var(--line-2);
  border-radius: var(--r-cell);
  box-shadow: var(--sh-float);
  header {
    position: relative;
    display: flex;
    flex-wrap: wrap;
    gap: 4px 20px;
    align-items: baseline;
    justify-content: space-between;
    padding: 20px 28px 18px;
    border-bottom: 1px solid var(--navy);
  }
  header i {
    position: absolute;
    left: 0;
    bottom: -3px;
    height: 4px;
    background: var(--ember);
    transition: width 0.3s;
  }
  h2 {
    font-size: 1.375rem;
    overflow-wrap: anywhere;
  }
  li {
    display: grid;
    grid-template-columns: 14rem 8.5rem minmax(0, 1fr);
    gap: 2px 28px;
    align-items: center;
    min-height: 53px;
    padding: 0 28px;
    border-top: 1px solid var(--line);
  }
  li:first-of-type {
    border-top: 0;
  }
  li > b {
    font-weight: 500;
    font-size: 1.125rem;
    letter-spacing: -0.02em;
    line-height: 1.2;
    color: var(--ink);
  }
  .waiting {
    font: 450 0.8125rem / 1.3 var(--mono);
    letter-spacing: -0.02em;
    color: var(--muted);
  }
  .says {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    line-height: 1.5;
  }
  @media ${below.tablet} {
    header,
    li {
      padding-inline: 18px;
    }
    li {
      grid-template-columns: minmax(0, 1fr) auto;
      min-height: 68px;
      align-content: center;
    }
    .says {
      grid-column: 1 / -1;
      min-height: 1.5em;
      font-size: 1rem;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    header i {
      transition: none;
    }
  }
`;
