import type { ScanReport } from '@site/api/tools/scans/contract';
import { Button, below, styled } from '@site/shell/kit';
import { CHECK_STATE_LABELS } from '../../checkStates/checkStateLabels';
import { formatDateTime } from '../../formatting/dates';
import type { StoredRun } from './scanHistory';

/** Compares this run with earlier ones of the same domain on this device. */
export function PreviousRuns({ report, earlier, onClear }: PreviousRunsProps) {
  const [previous] = earlier;
  if (!previous) return null;
  const changes = report.findings.filter(
    ({ check, state }) => previous.states[check] && previous.states[check] !== state,
  );
  return (
    <Styles className="before-after">
      <div>
        <h2>Before and after</h2>
        <p>Your last checks on this device. They’re stored only here, for 90 days.</p>
        <Button tone="text" size="small" onClick={onClear}>
          Delete them
        </Button>
      </div>
      <div>
        <ol>
          {[...earlier.slice(0, 4)].reverse().map((run) => (
            <Run key={run.at} {...run} />
          ))}
          <Run at={report.at} grade={report.grade} score={report.score} isNow />
        </ol>
        {changes.length ? (
          <ul>
            {changes.map(({ check, title, state }) => (
              <li key={check}>
                <b>{title}</b>: {getStateLabel(previous.states[check])} before, {getStateLabel(state)} now
              </li>
            ))}
          </ul>
        ) : (
          <p>Nothing changed since the last check.</p>
        )}
      </div>
    </Styles>
  );
}

interface PreviousRunsProps {
  report: ScanReport;
  earlier: readonly StoredRun[];
  onClear: () => void;
}

const getStateLabel = (state = '') =>
  (CHECK_STATE_LABELS[state as keyof typeof CHECK_STATE_LABELS] ?? state).toLowerCase();

function Run({ at, grade, score, isNow }: Pick<StoredRun, 'at' | 'grade' | 'score'> & { isNow?: boolean }) {
  return (
    <li className={isNow ? 'is-now' : undefined}>
      <b>{grade || '?'}</b>
      <span>{score === null ? 'no grade' : `${score} of 100`}</span>
      <span>{isNow ? 'this run' : formatDateTime(new Date(at))}</span>
    </li>
  );
}

const Styles = styled('div')`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);
  gap: 20px 40px;
  h2 {
    font-size: var(--fs-h3);
  }
  p {
    margin-top: 8px;
    font-size: 1rem;
    line-height: 1.5;
    max-width: var(--measure-narrow);
  }
  ol {
    display: flex;
    flex-wrap: wrap;
    border-top: 1px solid var(--navy);
  }
  ol li {
    position: relative;
    flex: 1 0 8.5em;
    padding: 14px 16px 10px 0;
    font: 450 0.8125rem / 1.4 var(--mono);
    letter-spacing: -0.02em;
    color: var(--blue);
  }
  ol li::before {
    content: "";
    position: absolute;
    left: 0;
    top: -5px;
    width: 9px;
    height: 9px;
    border: 1px solid var(--navy);
    border-radius: 50%;
    background: var(--sheet);
  }
  ol .is-now::before {
    background: var(--ember);
    border-color: var(--ember);
  }
  ol b {
    display: block;
    font: 500 2rem / 1.1 var(--sans);
    letter-spacing: -0.04em;
    color: var(--ink);
  }
  ol span {
    display: block;
  }
  ul {
    margin-top: 10px;
    border-top: 1px solid var(--line);
  }
  ul li {
    padding: 8px 0;
    border-bottom: 1px solid var(--line);
    font-size: 1rem;
  }
  ul b {
    color: var(--ink);
    font-weight: 600;
  }
  @media ${below.tablet} {
    grid-template-columns: minmax(0, 1fr);
  }
  @media print {
    display: none;
  }
`;
