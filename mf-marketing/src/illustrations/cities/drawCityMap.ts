import { iso } from '@site/shell/illustrations';
import { ember, tick } from '@site/shell/illustrations/annotations';
import { round, roundRect } from '@site/shell/illustrations/outline';
import { disc, path, rect } from '@site/shell/illustrations/shapes';
import { strokeText } from '@site/shell/illustrations/strokeText';
import { svg } from '@site/shell/illustrations/svg';
import type { CitySlug } from '@site/shell/paths';
import { POSITIONS } from '../../geography/positions';

/**
 * The survey plate of a service area: our office in the middle, circles of miles around it, and the city where it
 * lies. Bearing and miles are computed from the coordinates, north is to the upper right.
 */
export function drawCityMap(slug: CitySlug): string {
  const position = onPlate(slug);
  const [x, y] = view.at(position.u, position.v, 1);
  const isHome = slug === HOME;
  const flat = [
    path(GRID, 'n s3'),
    ...rings(position.step, position.scale),
    road(position.scale),
    ...neighbors(slug, position.scale),
    isHome ? '' : path(`M0 0L${round(position.u)} ${round(position.v)}`, 'eml') + disc(0, 0, 6, 'fh'),
    north,
  ];
  const label = isHome
    ? ''
    : strokeText(`${position.miles.toFixed(position.miles < 20 ? 1 : 0)} MI`, x, y - 64.5, 11, {
        anchor: 'middle',
        className: 'n s1',
      });
  return svg(
    { width: 480, height: 380 },
    view.plate('z', roundRect(0, 0, EDGE * 2 + 40, EDGE * 2 + 40, 14), 0, 10),
    view.top(0, 0, 0, flat.join('')),
    path(`M${x} ${y}v-52`, 'n s1'),
    tick(x, y - 52, 4),
    label && rect(x - 38, y - 82, 76, 24, 3, 'fa s2') + label,
    ember(x, y, 8, 32),
  );
}

const EDGE = 150;
const REACH = 104;
const HOME = 'round-rock';
const view = iso(0.72, 240, 196);

/** The interstate, from south to north. */
const ROAD: CitySlug[] = ['san-antonio', 'austin', HOME, 'georgetown', 'temple', 'waco', 'dallas'];

const GRID = [-120, -60, 0, 60, 120].map((at) => `M${at}-150V150M-150 ${at}H150`).join('');
const north = `<g transform="translate(-122 -122) rotate(0)">${disc(0, 0, 17, 'fa s2')}${path('M0 12V-24M-5-12L0-26L5-12Z', 'fh s1')}</g>`;

/** Miles east and south of the office. */
function milesFrom(slug: CitySlug): [east: number, south: number] {
  const [lat, lng] = POSITIONS[slug];
  const [homeLat, homeLng] = POSITIONS[HOME];
  return [(lng - homeLng) * 69.17 * Math.cos((homeLat * Math.PI) / 180), (homeLat - lat) * 69.05];
}

function onPlate(slug: CitySlug) {
  const [east, south] = milesFrom(slug);
  const miles = Math.hypot(east, south);
  const step = [5, 10, 25, 50].find((size) => size * 3.2 > miles) ?? 100;
  const scale = slug === HOME ? 6 : REACH / miles;
  return { u: east * scale, v: south * scale, miles, step, scale };
}

const rings = (step: number, scale: number) =>
  Array.from({ length: 9 }, (_, i) => (i + 1) * step * scale)
    .filter((radius) => radius <= EDGE)
    .map((radius, i) => disc(0, 0, round(radius), i % 2 ? 'n s3' : 'n s2'));

function neighbors(slug: CitySlug, scale: number): string[] {
  return (Object.keys(POSITIONS) as CitySlug[])
    .filter((name) => name !== slug && name !== HOME)
    .map((name) => milesFrom(name).map((mile) => mile * scale))
    .filter(([u, v]) => Math.max(Math.abs(u!), Math.abs(v!)) < EDGE - 8 && Math.hypot(u!, v!) > 16)
    .map(([u, v]) => disc(u!, v!, 4.5, 'fa s1'));
}

/** The road, cut off at the edge of the plate. */
function road(scale: number): string {
  const points = ROAD.map((name) => milesFrom(name).map((mile) => mile * scale) as [number, number]);
  const parts = points.slice(1).map((to, i) => cut(points[i]!, to));
  return path(parts.filter(Boolean).join(''), 'n s1');
}

function cut([ax, ay]: [number, number], [bx, by]: [number, number]): string {
  let [from, to] = [0, 1];
  for (const [start, run] of [
    [ax, bx - ax],
    [ay, by - ay],
  ] as const) {
    const [one, two] = [(-EDGE - start) / run, (EDGE - start) / run];
    from = Math.max(from, Math.min(one, two));
    to = Math.min(to, Math.max(one, two));
  }
  const at = (share: number) => `${round(ax + (bx - ax) * share)} ${round(ay + (by - ay) * share)}`;
  return from < to ? `M${at(from)}L${at(to)}` : '';
}
