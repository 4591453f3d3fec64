import type { Finding, ScanReport } from '@site/api/tools/scans/contract';
import { styled } from '@site/shell/kit';
import type { CSSProperties } from 'react';

/** How the score is made up: 100 points minus deductions, as a bar and as a list. */
export function ScoreDeductions({ report: { findings, score } }: { report: ScanReport }) {
  const losses = findings
    .map((finding) => ({ ...finding, lost: pointsLost(finding) }))
    .filter(({ lost }) => lost > 0)
    .sort((one, other) => other.lost - one.lost);
  const bonus = findings.filter(({ state, bonus }) => state !== 'unknown' && bonus > 0);
  const unknown = findings.filter(({ state }) => state === 'unknown').length;
  return (
    <Styles>
      {score !== null && (
        <div className="ruler" aria-hidden="true">
          <i style={{ width: `${score}%` }} />
          <span style={{ left: `${Math.min(score, 92)}%` }}>{score}</span>
        </div>
      )}
      <ol aria-label="How the score is calculated">
        <li style={{ '--w': 1 } as CSSProperties}>
          <span>A site begins with</span>
          <b>100</b>
        </li>
        {losses.map(({ check, title, headline, lost }) => (
          <li key={check} className="is-loss">
            <span>
              {title}
              <small>{headline}</small>
            </span>
            <b>−{lost}</b>
          </li>
        ))}
        {bonus.map(({ check, title, headline, bonus }) => (
          <li key={check}>
            <span>
              {title}
              <small>{headline}</small>
            </span>
            <b>+{bonus}</b>
          </li>
        ))}
      </ol>
      <p className="rules">
        {losses.length === 0 && 'You lost no points. '}
        {bonus.length > 0 && 'Bonus points count from 90 points up. '}
        {unknown > 0 && `We couldn’t check ${unknown}, which costs you nothing.`}
      </p>
    </Styles>
  );
}

const pointsLost = ({ state, weight, earned }: Finding) => (state === 'unknown' ? 0 : weight - earned);

const Styles = styled('div')`
  margin-top: 26px;
  .ruler {
    position: relative;
    height: 40px;
    border: 1px solid var(--navy);
    background: repeating-linear-gradient(45deg, var(--blue-2) 0 1px, transparent 1px 7px);
    margin-bottom: 34px;
    print-color-adjust: exact;
  }
  .ruler i {
    position: absolute;
    inset: 0 auto 0 0;
    background: var(--navy);
  }
  .ruler span {
    position: absolute;
    top: 46px;
    font: 550 0.875rem / 1.2 var(--mono);
    color: var(--ink);
  }
  ol {
    border-top: 1px solid var(--line-2);
  }
  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 4px 20px;
    align-items: baseline;
    padding: 9px 0;
    border-bottom: 1px solid var(--line);
    color: var(--ink);
    font-weight: 500;
    line-height: 1.4;
  }
  small {
    display: block;
    font-size: 0.9375rem;
    font-weight: 400;
    color: var(--text);
  }
  li b {
    font: 550 1rem var(--mono);
    font-variant-numeric: tabular-nums;
  }
  .is-loss b {
    color: var(--ember-deep);
  }
  .rules {
    margin-top: 10px;
    font-size: 0.9375rem;
  }
  .rules:empty {
    display: none;
  }
  @media print {
    margin-top: 8px;
    .ruler {
      height: 16px;
      margin-bottom: 20px;
    }
    .ruler span {
      top: 18px;
    }
    /* Each check below that costs points says how many. */
    ol,
    .rules {
      display: none;
    }
  }
`;
