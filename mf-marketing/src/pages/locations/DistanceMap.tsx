import type { Location } from '@site/api/content/locations/contract';
import { below, styled } from '@site/shell/kit';
import type { Landmark } from '../../geography/landscape';
import type { Point } from './mapLabels';
import type { MapText } from './mapTexts';
import { planMap } from './planMap';

/**
 * A map of the city and our office, true to scale: circles of miles around the office, and the rivers, lakes, roads
 * and landmarks between. Where no landscape is known, circles, distance and the other areas remain.
 */
export function DistanceMap({ city }: { city: Location }) {
  const map = planMap(city);
  const { office, here, distance } = map;
  return (
    <Styles
      viewBox="-215 -300 430 600"
      role="img"
      aria-label={`Map of ${city.name} and our office in Round Rock`}
    >
      {map.hills.map((d) => (
        <path key={d} className="hill" d={d} />
      ))}
      {map.rings.map(({ miles, radius }) => (
        <circle key={miles} className="ring" cx={office.x} cy={office.y} r={radius} />
      ))}
      <path className="river" d={map.rivers.join('')} />
      <path className="water" d={map.rivers.join('')} />
      {map.lakes.map(({ d, width }) => (
        <g key={d} className="lake">
          <path d={d} strokeWidth={width + 2} />
          <path d={d} strokeWidth={width} />
        </g>
      ))}
      <path className="road" d={map.roads.join('')} />
      <path className="interstate" d={map.interstate.join('')} />
      <path className="lane" d={map.interstate.join('')} />
      {map.markers.map(({ name, kind, x, y, text }) => (
        <g key={name} className={text.isWide ? 'marker is-wide' : 'marker'}>
          <path className={kind} transform={`translate(${x} ${y})`} d={SIGNS[kind]} />
          <Text {...text} isWide={false} />
        </g>
      ))}
      {map.texts.map((text) => (
        <Text key={text.text} {...text} />
      ))}
      {distance && (
        <>
          <path className="line" d={lineOf(office, here)} />
          <path
            className="dimension"
            d={[distance.line, ...distance.extensions].map(([from, to]) => lineOf(from, to)).join('')}
          />
          <path className="tick" d={distance.line.map(({ x, y }) => `M${x - 5} ${y + 5}l10-10`).join('')} />
          <Text {...distance.text} />
        </>
      )}
      {map.stations.map(({ slug, name, isHere, isWide, x, y }) => {
        const { box: _, ...label } = map.labels.get(slug)!;
        return (
          <g
            key={slug}
            className={['station', isHere && 'is-here', isWide && 'is-wide'].filter(Boolean).join(' ')}
            transform={`translate(${x} ${y})`}
          >
            {isHere && <circle className="halo" r={26} />}
            <circle className="dot" r={isHere ? 8 : 5} />
            <text {...label}>{name}</text>
          </g>
        );
      })}
      <path className="needle" d="M190 -226V-266M183 -254l7 -14l7 14" />
      <text className="note" x={190} y={-274} textAnchor="middle">
        N
      </text>
    </Styles>
  );
}

function Text({ text, x, y, anchor, isWide }: Omit<MapText, 'box'>) {
  return (
    <text className={isWide ? 'note is-wide' : 'note'} x={x} y={y} textAnchor={anchor}>
      {text}
    </text>
  );
}

const lineOf = (from: Point, to: Point) => `M${from.x} ${from.y}L${to.x} ${to.y}`;

const SIGNS: Record<Landmark['kind'], string> = {
  town: 'M-3 -3h6v6h-6z',
  airport: 'M0 -9V8M-9 2L0 -3L9 2M-4 9L0 6L4 9',
  stadium: 'M-8 3V-2L0 -6L8 -2V3Q0 8 -8 3zM-4 2Q0 4 4 2',
  peak: 'M-9 6L-1 -8L3 -1L5 -4L10 6z',
};

const Styles = styled('svg')`
  width: 100%;
  height: clamp(480px, 46vw, 760px);
  overflow: visible;
  fill: none;
  stroke-linecap: round;
  stroke-linejoin: round;
  .hill {
    stroke: var(--blue-2);
    stroke-width: 0.7;
    opacity: 0.4;
  }
  .ring {
    stroke: var(--blue-2);
    stroke-width: 0.8;
    opacity: 0.75;
  }
  .river {
    stroke: var(--blue-2);
    stroke-width: 4;
    opacity: 0.55;
  }
  .water {
    stroke: var(--steel);
    stroke-width: 2;
  }
  .lake path {
    stroke: var(--blue-2);
  }
  .lake path + path {
    stroke: var(--fc);
  }
  .road {
    stroke: var(--fd);
    stroke-width: 2;
  }
  .interstate {
    stroke: var(--navy);
    stroke-width: 5.5;
  }
  .lane {
    stroke: var(--paper);
    stroke-width: 3;
  }
  .marker path {
    fill: var(--paper);
    stroke: var(--blue);
    stroke-width: 1.4;
  }
  .marker .town {
    fill: var(--fl);
    stroke: none;
  }
  .marker .airport {
    fill: none;
  }
  .line {
    stroke: var(--navy);
    stroke-width: 1.6;
    stroke-dasharray: 12 4 2 4;
    stroke-linecap: butt;
  }
  .dimension {
    stroke: var(--blue-2);
    stroke-width: 1;
  }
  .tick {
    stroke: var(--navy);
    stroke-width: 1.6;
  }
  .needle {
    stroke: var(--navy);
    stroke-width: 1.5;
  }
  text {
    font: 500 18px / 1 var(--sans);
    letter-spacing: -0.015em;
    fill: var(--ink);
    paint-order: stroke;
    stroke: var(--paper);
    stroke-width: 5px;
  }
  .note {
    font: 450 13.5px / 1 var(--mono);
    letter-spacing: -0.02em;
    fill: var(--blue);
  }
  .dot {
    fill: var(--sheet);
    stroke: var(--navy);
    stroke-width: 1.5;
  }
  .is-here .dot {
    fill: var(--ember);
    stroke: none;
  }
  .is-here text {
    font-size: 26px;
    font-weight: 550;
    letter-spacing: -0.03em;
  }
  .halo {
    fill: var(--ember);
    opacity: 0.2;
  }
  @media ${below.laptop} {
    height: 480px;
    .is-wide {
      display: none;
    }
    text {
      font-size: 22px;
    }
    .note {
      font-size: 16.5px;
    }
    .is-here text {
      font-size: 30px;
    }
  }
`;
