import type { ReportStep } from '@site/api/tools/reports/contract';
import type { CSSProperties } from 'react';

/** Ninety days on a ruler: each step with its days, what was said, and how one knows that it is done. */
export function PlanTimeline({ plan }: { plan: ReportStep[] }) {
  return (
    <div className="plan">
      <div className="axis" aria-hidden="true">
        <div>
          {[0, 30, 60, 90].map((day) => (
            <span key={day} style={{ '--x': day / 0.9 } as CSSProperties}>
              {day ? `day ${day}` : 'today'}
            </span>
          ))}
        </div>
      </div>
      <ol>
        {plan.map(({ title, said, done, from, to }, index) => (
          <li key={title} className={kindOf(index, plan.length, from)}>
            <div className="words">
              <b>{title}</b>
              <small>
                <span className="days">
                  Day {from} to {to}.
                </span>{' '}
                {said} {done}
              </small>
            </div>
            <div className="bar" aria-hidden="true">
              <i style={{ '--a': from, '--b': to } as CSSProperties} />
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}

const kindOf = (index: number, of: number, from: number) =>
  index === of - 1 ? 'is-last' : from < 7 ? 'is-now' : undefined;
