import type { Location } from '@site/api/content/locations/contract';
import { bearingBetween, milesBetween } from '@site/shell/distance';
import { below, styled } from '@site/shell/kit';
import { milesText } from '../../geography/distances';
import { LANDMARKS, RIVERS, ROADS } from '../../geography/landscape';
import { type Box, type Point, positionLabels, type Station } from './mapLabels';
import { mapLocations, OFFICE } from './mapLocations';

/**
 * A map around our office in Round Rock: every area in its direction. The scale of distances is a power below one, so
 * that near and far cities fit; the rings show the miles. Rivers, lakes and main roads help to recognize the region.
 */
export function DistanceMap({ city }: { city: Location }) {
  const { stations, here, road, labels } = planOf(city);
  return (
    <Styles
      viewBox="-345 -370 690 760"
      role="img"
      aria-label={`Map: ${city.name} and the other areas, seen from Round Rock`}
    >
      {RINGS.map((miles) => (
        <g key={miles}>
          <circle className="ring" r={radiusOf(miles)} />
          <text className="miles" {...milesAt(miles)}>
            {miles} mi
          </text>
        </g>
      ))}
      <path className="axis" d="M-1400 0H1400M0 -500V500" />
      {RIVERS.map(({ name, course, label }) => (
        <g key={name} className="river">
          <path d={curveThrough(course.map(toPoint))} />
          {label && (
            <text className="miles" {...toPoint(label)}>
              {name}
            </text>
          )}
        </g>
      ))}
      {LANDMARKS.map(({ name, place, kind }) => {
        const { x, y } = toPoint(place);
        return (
          <g key={name} className={kind} transform={`translate(${x} ${y})`}>
            <title>{name}</title>
            {kind === 'lake' ? <ellipse rx={9} ry={5} /> : <path d="M0 -7V7M-6 0H6M-3 6H3" />}
          </g>
        );
      })}
      {ROADS.map(({ name, course }) => (
        <path key={name} className="minor-road" d={curveThrough(course.map(toPoint))} />
      ))}
      <path className="road" d={`M${road.map(({ x, y }) => `${x} ${y}`).join('L')}`} />
      {city.slug !== OFFICE.slug && <path className="line" d={`M0 0L${here.x} ${here.y}`} />}
      {stations.map(({ slug, name, note, isHere, x, y }) => (
        <g key={slug} className={isHere ? 'station is-here' : 'station'} transform={`translate(${x} ${y})`}>
          {isHere && <circle className="halo" r={26} />}
          <circle className="dot" r={isHere ? 8 : 4.5} />
          <text {...labels.get(slug)}>{name}</text>
          {note && (
            <text className="length" {...labels.get(slug)} dy="1.6em">
              {note}
            </text>
          )}
        </g>
      ))}
      <path className="needle" d="M300 -250V-320M290 -306l10 -16l10 16" />
      <text className="miles" x={300} y={-228} textAnchor="middle">
        N
      </text>
    </Styles>
  );
}

const toPoint = ([lat, lng]: [number, number]) => pointOf({ lat, lng });

/** A smooth curve: points are control points, and it passes through the midpoints between them. */
function curveThrough(points: Point[]): string {
  const [first, ...rest] = points;
  const last = rest.at(-1);
  const bends = rest.slice(0, -1).map(({ x, y }, at) => {
    const next = rest[at + 1]!;
    return `Q${x} ${y} ${Math.round((x + next.x) / 2)} ${Math.round((y + next.y) / 2)}`;
  });
  return `M${first?.x} ${first?.y}${bends.join('')}L${last?.x} ${last?.y}`;
}

const RINGS = [10, 25, 75, 150];
const ALONG_THE_INTERSTATE = [
  'dallas',
  'waco',
  'temple',
  'georgetown',
  'round-rock',
  'austin',
  'san-antonio',
];

const radiusOf = (miles: number) => Math.round(miles ** 0.4 * 44);

/** The labels of a city's map with their positions. */
export function planOf(city: Location) {
  const stations: Station[] = mapLocations(city).map((point) => ({
    slug: point.slug,
    name: point.name,
    isHere: point.slug === city.slug,
    ...pointOf(point),
    ...(point.slug === city.slug &&
      city.slug !== OFFICE.slug && { note: `${milesText(milesBetween(OFFICE, city))} mi` }),
  }));
  const here = pointOf(city);
  const road = ALONG_THE_INTERSTATE.flatMap((slug) => stations.filter((station) => station.slug === slug));
  const lines = road.slice(1).map((to, index): [Point, Point] => [road[index]!, to]);
  if (city.slug !== OFFICE.slug) lines.push([{ x: 0, y: 0 }, here]);
  const boxes = [NEEDLE, ...RINGS.map(milesBox), ...RIVERS.flatMap(riverBox)];
  return { stations, here, road, lines, boxes, labels: positionLabels(stations, { lines, boxes }) };
}

const milesAt = (miles: number): Point => ({
  x: radiusOf(miles) * Math.SQRT1_2 + 6,
  y: radiusOf(miles) * Math.SQRT1_2 + 4,
});

function milesBox(miles: number): Box {
  const { x, y } = milesAt(miles);
  return { left: x, right: x + 78, top: y - 16, bottom: y + 4 };
}

function riverBox({ name, label }: (typeof RIVERS)[number]): Box[] {
  if (!label) return [];
  const { x, y } = toPoint(label);
  return [{ left: x, right: x + name.length * 12, top: y - 16, bottom: y + 4 }];
}

const NEEDLE: Box = { left: 286, right: 314, top: -322, bottom: -222 };

function pointOf(point: { lat: number; lng: number }) {
  const angle = (bearingBetween(OFFICE, point) * Math.PI) / 180;
  const radius = radiusOf(milesBetween(OFFICE, point));
  return { x: Math.round(Math.sin(angle) * radius), y: Math.round(-Math.cos(angle) * radius) };
}

const Styles = styled('svg')`
  width: 100%;
  height: clamp(480px, 52vw, 820px);
  overflow: visible;
  .ring {
    fill: none;
    stroke: var(--blue-2);
    stroke-width: 0.8;
    stroke-dasharray: 2 5;
  }
  .axis {
    fill: none;
    stroke: var(--blue-2);
    stroke-width: 0.8;
    stroke-dasharray: 14 4 2 4;
    opacity: 0.7;
  }
  .river path {
    fill: none;
    stroke: var(--blue-2);
    stroke-width: 2.5;
    stroke-linecap: round;
    opacity: 0.4;
  }
  .lake ellipse {
    fill: color-mix(in srgb, var(--blue-2) 30%, var(--paper));
  }
  .airport path {
    fill: none;
    stroke: var(--blue);
    stroke-width: 1.5;
  }
  .minor-road {
    fill: none;
    stroke: var(--fd);
    stroke-width: 2;
  }
  .road {
    fill: none;
    stroke: var(--fd);
    stroke-width: 5;
    stroke-linejoin: round;
  }
  .line {
    fill: none;
    stroke: var(--navy);
    stroke-width: 2;
  }
  .needle {
    fill: none;
    stroke: var(--navy);
    stroke-width: 1.5;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  text {
    font: 500 19px / 1 var(--sans);
    letter-spacing: -0.015em;
    fill: var(--text);
    paint-order: stroke;
    stroke: var(--paper);
    stroke-width: 5px;
    stroke-linejoin: round;
  }
  .miles,
  .length {
    font: 450 14px / 1 var(--mono);
    fill: var(--blue);
  }
  .length {
    font-size: 15px;
    fill: var(--navy);
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
  .is-here text:not(.length) {
    font-size: 26px;
    font-weight: 550;
    letter-spacing: -0.03em;
    fill: var(--ink);
  }
  .halo {
    fill: var(--ember);
    opacity: 0.2;
  }
  @media ${below.laptop} {
    height: auto;
    aspect-ratio: 690 / 760;
    max-height: 780px;
    text {
      font-size: 25px;
    }
    .miles,
    .length {
      font-size: 20px;
    }
    .is-here text:not(.length) {
      font-size: 34px;
    }
  }
`;
