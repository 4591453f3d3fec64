import * as dateFormat from '@site/shell/dateFormat';
import { styled } from '@site/shell/kit';
import { getTimelinePosition, scaleSeconds, type TimelineStep } from './buildTimeline';

/** Draws the delivery timeline. A pending step ends the line with a highlighted dot. */
export function TimelineGraph({ stations }: { stations: TimelineStep[] }) {
  const storedAt = stations[0]?.at ?? '';
  const done = spread(
    stations.flatMap(({ name, at }) =>
      at ? [{ name, at, x: LEFT + getTimelinePosition(storedAt, at) * SPAN }] : [],
    ),
  );
  const isOpen = stations.some(({ state }) => state !== 'done');
  const end = done.at(-1)?.x ?? LEFT;
  return (
    <Styles viewBox="0 0 392 96" role="img" aria-label={spoken(stations, storedAt)}>
      <path className="ground" d="M0 48H392" />
      <path className="ticks" d={TICKS} />
      <path className="way" d={`M${LEFT} 48H${end}`} />
      {done.map(({ name, at, x }, index) => (
        <g key={name} transform={`translate(${x} 48)`}>
          <circle className="stop" r="5.5" />
          <path className="tick" d="M-2.4 0l1.8 1.9 3.2-3.9" />
          <text className="name" y={index % 2 ? 25 : -26} {...alignLabel(x)}>
            {name}
          </text>
          <text y={index % 2 ? 39 : -13} {...alignLabel(x)}>
            {index ? `+${dateFormat.elapsed(storedAt, at)}` : dateFormat.seconds(at)}
          </text>
        </g>
      ))}
      {isOpen && (
        <>
          <path className="open" d={`M${end + 6} 48H380`} />
          <circle className="halo" cx="380" cy="48" r="13" />
          <circle className="now" cx="380" cy="48" r="5.5" />
          <text className="warm" x="388" y="80" textAnchor="end">
            pending
          </text>
        </>
      )}
    </Styles>
  );
}

const LEFT = 14;
const SPAN = 352;
/** Labels are above and below the line in turn. */
const GAP = 42;
// Ticks at a second, 10 s, a minute, 10 min, an hour and a day.
const TICKS = [1, 10, 60, 600, 3600, 86_400]
  .map((seconds) => LEFT + scaleSeconds(seconds) * SPAN)
  .map((x) => `M${x.toFixed(1)} 48v6`)
  .join('');

const alignLabel = (x: number) => (x > 280 ? { textAnchor: 'end' as const, dx: 6 } : { dx: -6 });

interface Stop {
  name: string;
  at: string;
  x: number;
}

/** Moves stops that are too close apart, so that each is visible. */
function spread(stops: Stop[]): Stop[] {
  const placed: Stop[] = [];
  for (const stop of stops) placed.push({ ...stop, x: Math.max(stop.x, (placed.at(-1)?.x ?? -GAP) + GAP) });
  return placed;
}

function spoken(stations: TimelineStep[], storedAt: string): string {
  const parts = stations.map(({ name, at, state }, index) => {
    if (index === 0) return `Saved at ${dateFormat.seconds(storedAt)}`;
    return at ? `${name} after ${dateFormat.elapsed(storedAt, at)}` : `${name}: ${state}`;
  });
  return `${parts.join(', ')}.`;
}

const Styles = styled('svg')`
  width: 100%;
  height: auto;
  overflow: visible;
  fill: none;
  .ground,
  .ticks {
    stroke: var(--line-2);
  }
  .way {
    stroke: var(--navy);
    stroke-width: 2;
  }
  .open {
    stroke: var(--navy);
    stroke-width: 1.25;
    stroke-dasharray: 9 3 2 3;
  }
  .stop {
    fill: var(--sheet);
    stroke: var(--navy);
    stroke-width: 1.5;
  }
  .tick {
    stroke: var(--navy);
    stroke-width: 1.3;
  }
  .halo {
    fill: var(--ember);
    opacity: 0.22;
  }
  .now {
    fill: var(--ember);
  }
  text {
    font: 450 11px var(--mono);
    letter-spacing: -0.03em;
    fill: var(--muted);
  }
  .name {
    font: 600 12px var(--sans);
    letter-spacing: -0.01em;
    fill: var(--ink);
  }
  .warm {
    fill: var(--ember-t);
    font-weight: 600;
  }
`;
