import type { CSSProperties } from 'react';
import type { WeightedCheck } from '../definition/ScanToolDefinition';
import { PointsBarStyles } from './PointsBarStyles';

/** The checks as a bar with widths by weight, patterned by state. A list for screen readers. */
export function PointsBar({ checks }: { checks: readonly WeightedCheck[] }) {
  const heaviest = Math.max(...checks.map(({ weight }) => weight), 1);
  return (
    <PointsBarStyles>
      <ul style={{ '--heaviest': heaviest } as CSSProperties}>
        {checks.map(({ check, title, state, earned, weight }, index) => (
          <li
            key={check}
            className={`is-${state}${positionClass(checks, index)}`}
            style={{ '--w': weight, '--g': weight ? earned / weight : 0 } as CSSProperties}
          >
            {state !== 'unknown' && <i />}
            <span>
              {title}
              <small aria-hidden="true">
                {state === 'unknown' ? '?' : earned}/{weight}
              </small>
              <span className="sr">
                {state === 'unknown' ? ': unknown, not scored' : `: ${earned} of ${weight} points`}
              </span>
            </span>
          </li>
        ))}
      </ul>
      <div className="key" aria-hidden="true">
        <span>
          <i className="is-pass" />
          earned, pass
        </span>
        <span>
          <i className="is-warn" />
          partly, warning
        </span>
        <span>
          <i className="is-fail" />
          missed, fail
        </span>
        <span>
          <i className="is-unknown" />
          unknown, not scored
        </span>
      </div>
    </PointsBarStyles>
  );
}

/** Labels of narrow checks at the end would overlap, so every other one is above the bar. */
function positionClass(checks: readonly WeightedCheck[], index: number): string {
  const total = checks.reduce((sum, { weight }) => sum + weight, 0);
  const isNarrow = (at: number) => (checks[at]?.weight ?? 0) / total < 0.09;
  const narrowBefore = checks.slice(0, index).filter((_, at) => isNarrow(at)).length;
  const isAbove = isNarrow(index) && narrowBefore % 2 === 0;
  const after = checks.slice(index).reduce((sum, { weight }) => sum + weight, 0);
  return `${isAbove ? ' is-above' : ''}${after / total < 0.09 ? ' is-last' : ''}`;
}
