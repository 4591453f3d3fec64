import type { ReportStep } from '@site/api/tools/reports/contract';
import type { CSSProperties } from 'react';

/** The 90-day plan as a timeline: each step with its days, the answer it is based on, and its completion criterion. */
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
        {plan.map(({ title, quote, done, from, to }, index) => (
          <li key={title} className={getKind(index, plan.length, from)}>
            <div className="words">
              <b>{title}</b>
              <small>
                <span className="days">
                  Day {from} to {to}.
                </span>{' '}
                {quote} {done}
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

const getKind = (index: number, of: number, from: number) =>
  index === of - 1 ? 'is-last' : from < 7 ? 'is-now' : undefined;
