import type { Report } from '@site/api/tools/reports/contract';
import { styled } from '@site/shell/kit';
import { CHECK_STATE_LABELS } from '../../checkStates/checkStateLabels';
import { StateBadge } from '../../checkStates/StateBadge';

/** The individual checks, one per line. */
export function CheckResults({ checks }: Pick<Report, 'checks'>) {
  return (
    <Styles aria-label="Checks">
      {checks.map(({ title, state, message }) => (
        <li key={title}>
          <b>{title}</b>
          <StateBadge state={state}>{CHECK_STATE_LABELS[state]}</StateBadge>
          <span>{message}</span>
        </li>
      ))}
    </Styles>
  );
}

const Styles = styled('ul')`
  margin-top: 12px;
  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0 14px;
    align-items: baseline;
    padding: 7px 0 8px;
    border-top: 1px solid var(--line);
  }
  b {
    font-weight: 600;
    color: var(--ink);
  }
  li > span:last-of-type {
    grid-column: 1 / -1;
    font-size: 0.9375rem;
    line-height: 1.4;
    overflow-wrap: anywhere;
  }
  @media print {
    columns: 1;
    li {
      grid-template-columns: 8rem 6rem minmax(0, 1fr);
      padding: 1.5px 0;
      font-size: 8pt;
      break-inside: avoid;
    }
    li > span:last-of-type {
      grid-column: auto;
      font-size: 8pt;
      line-height: 1.25;
    }
  }
`;
