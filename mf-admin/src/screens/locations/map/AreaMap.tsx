import type { Coordinates } from '@site/shell/distance';
import { styled } from '@site/shell/kit';
import { memo } from 'react';
import { clusterAreas, FEW, type MappedArea } from './clusterAreas';
import { isLocated, milesToRadius, projectAround } from './geography';
import { positionLabels } from './mapLabels';

/**
 * A map of the areas around the office with the open one highlighted, colored by leads and completeness where given.
 * Areas without coordinates are left out. Many areas that overlap are clustered into one mark with their number.
 */
export const AreaMap = memo(function AreaMap({ areas, here }: AreaMapProps) {
  const stations = areas.filter(isLocated).map((area) => ({ ...area, ...projectAround(OFFICE, area) }));
  const marks = clusterAreas(stations, here);
  const captions = marks.map(({ areas: [first, ...more], x, y }) => ({
    x,
    y,
    name: more.length ? (more.length + 1).toLocaleString('en-US') : (first?.name ?? ''),
    isOptional: stations.length > FEW && first?.slug !== here,
  }));
  const labels = positionLabels(captions, MAP_BOUNDS);
  const marked = stations.find(({ slug }) => slug === here);
  return (
    <Styles
      viewBox={`${MAP_BOUNDS.left} ${MAP_BOUNDS.top} ${MAP_BOUNDS.right - MAP_BOUNDS.left} ${MAP_BOUNDS.bottom - MAP_BOUNDS.top}`}
      role="img"
      aria-label={`Map of ${stations.length.toLocaleString('en-US')} areas${marked ? `, ${marked.name} highlighted` : ''}`}
    >
      {RINGS.map((miles) => (
        <g key={miles}>
          <circle className="ring" r={milesToRadius(miles)} />
          <text
            className="miles"
            x={milesToRadius(miles) * Math.SQRT1_2 + 6}
            y={milesToRadius(miles) * Math.SQRT1_2 + 4}
          >
            {miles} mi
          </text>
        </g>
      ))}
      <path className="axis" d="M-345 0H345M0 -370V390" />
      {marked && <path className="line" d={`M0 0L${marked.x} ${marked.y}`} />}
      {marks.map(({ areas: [first, ...more], x, y, leads, completeness }, at) => {
        const isHere = first?.slug === here;
        const radius = isHere ? 10 : 6 + Math.min(6, Math.log2(more.length + 1));
        return (
          <g key={first?.slug} className={isHere ? 'is-here' : undefined} transform={`translate(${x} ${y})`}>
            {leads ? <circle className="heat" r={Math.min(60, 14 + Math.sqrt(leads) * 8)} /> : null}
            <circle className="dot" r={radius} />
            {completeness !== undefined && (
              <circle
                className="whole"
                r={Math.max(10, radius + 3)}
                pathLength={100}
                strokeDasharray={`${completeness} 100`}
              />
            )}
            {labels[at] && <text {...labels[at]}>{captions[at]?.name}</text>}
          </g>
        );
      })}
    </Styles>
  );
});

interface AreaMapProps {
  areas: readonly MappedArea[];
  here?: string;
}

/** The coordinates of the office in Round Rock. */
const OFFICE: Coordinates = { lat: 30.5083, lng: -97.6789 };
/** The bounds of the map, in units around the office. */
const MAP_BOUNDS = { left: -345, right: 345, top: -370, bottom: 390 };
const RINGS = [10, 25, 75, 150];

const Styles = styled('svg')`
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
