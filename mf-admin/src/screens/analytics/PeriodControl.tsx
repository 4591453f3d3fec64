import { below, styled } from '@site/shell/kit';
import { type Period, periods } from './report/reportPeriod';

/** Chooses the period; each choice has a key. */
export function PeriodControl({ period, onChoose }: PeriodControlProps) {
  return (
    <Styles role="group" aria-label="Period">
      {periods.map(({ value, label, key }) => (
        <button
          key={value}
          type="button"
          aria-pressed={value === period}
          aria-keyshortcuts={key}
          title={`${label} (${key})`}
          onClick={() => onChoose(value)}
        >
          {label}
        </button>
      ))}
    </Styles>
  );
}

interface PeriodControlProps {
  period: Period;
  onChoose: (period: Period) => void;
}

const Styles = styled('div')`
  display: inline-flex;
  border: 1px solid var(--line-2);
  border-radius: 6px;
  overflow: hidden;
  background: var(--sheet);
  button {
    height: calc(var(--ctl) - 2px);
    min-width: 34px;
    padding: 0 10px;
    border: 0;
    border-left: 1px solid var(--line);
    background: none;
    color: var(--text);
    font: 500 var(--a14) / 1 var(--sans);
    white-space: nowrap;
    cursor: pointer;
    outline-offset: -3px;
  }
  button:first-of-type {
    border-left: 0;
  }
  button:hover {
    background: var(--hover);
  }
  button[aria-pressed="true"] {
    background: var(--navy);
    color: var(--on-navy);
  }
  @media ${below.phone} {
    display: grid;
    grid-template-columns: repeat(3, 1fr);
    button:nth-of-type(4) {
      border-left: 0;
    }
  }
`;
