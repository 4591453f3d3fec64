import { styled } from '@site/shell/kit';
import { labelsOf } from './labels';
import { isPlaced, type Place, type Placed, pointAround, radiusOf } from './survey';

/**
 * A survey of the areas around the desk, the open one marked, with the heat of their leads and how whole they are where
 * that is told; those whose place is not known are not on it.
 */
export function AreaMap({ areas, here }: { areas: readonly NamedArea[]; here?: string }) {
  const stations = areas.filter(isPlaced).map((area) => ({ ...area, ...pointAround(DESK, area) }));
  const labels = labelsOf(stations, SHEET);
  const marked = stations.find(({ slug }) => slug === here);
  return (
    <Look
      viewBox={`${SHEET.left} ${SHEET.top} ${SHEET.right - SHEET.left} ${SHEET.bottom - SHEET.top}`}
      role="img"
      aria-label={`Map of ${stations.length} areas${marked ? `, ${marked.name} marked` : ''}`}
    >
      {RINGS.map((miles) => (
        <g key={miles}>
          <circle className="ring" r={radiusOf(miles)} />
          <text
            className="miles"
            x={radiusOf(miles) * Math.SQRT1_2 + 6}
            y={radiusOf(miles) * Math.SQRT1_2 + 4}
          >
            {miles} mi
          </text>
        </g>
      ))}
      <path className="axis" d="M-345 0H345M0 -370V390" />
      {marked && <path className="line" d={`M0 0L${marked.x} ${marked.y}`} />}
      {stations.map(({ slug, name, x, y, leads, completeness }, at) => (
        <g key={slug} className={slug === here ? 'is-here' : undefined} transform={`translate(${x} ${y})`}>
          {leads ? <circle className="heat" r={Math.min(60, 14 + Math.sqrt(leads) * 8)} /> : null}
          <circle className="dot" r={slug === here ? 10 : 6} />
          {completeness !== undefined && (
            <circle className="whole" r={10} pathLength={100} strokeDasharray={`${completeness} 100`} />
          )}
          <text {...labels[at]}>{name}</text>
        </g>
      ))}
    </Look>
  );
}

export interface NamedArea extends Placed {
  name: string;
  /** Of its public page, while it has one. */
  path?: string | null;
  leads?: number;
  /** In percent. */
  completeness?: number;
}

/** Where the firm's desk is, in Round Rock. */
const DESK: Place = { lat: 30.5083, lng: -97.6789 };
/** How much of the ground is drawn, in units around the desk. */
const SHEET = { left: -345, right: 345, top: -370, bottom: 390 };
const RINGS = [10, 25, 75, 150];

const Look = styled('svg')`
  display: block;
  width: 100%;
  max-width: 520px;
  height: auto;
  margin-inline: auto;
  overflow: hidden;
  .ring,
  .axis {
    fill: none;
    stroke: var(--blue-2);
    stroke-width: 1;
    stroke-dasharray: 2 5;
  }
  .axis {
    stroke-dasharray: 14 4 2 4;
    opacity: 0.7;
  }
  .line {
    stroke: var(--navy);
    stroke-width: 2.5;
  }
  text {
    font: 500 25px / 1 var(--sans);
    letter-spacing: -0.015em;
    fill: var(--text);
    paint-order: stroke;
    stroke: var(--paper);
    stroke-width: 5px;
    stroke-linejoin: round;
  }
  .miles {
    font: 450 20px / 1 var(--mono);
    fill: var(--blue);
  }
  .dot {
    fill: var(--sheet);
    stroke: var(--navy);
    stroke-width: 2;
  }
  .heat {
    fill: var(--ember);
    opacity: 0.32;
  }
  .whole {
    fill: none;
    stroke: var(--blue);
    stroke-width: 2.5;
    rotate: -90deg;
  }
  .is-here .dot {
    fill: var(--ember);
    stroke: none;
  }
  .is-here text {
    font-weight: 600;
    fill: var(--ink);
  }
`;
