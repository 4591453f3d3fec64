import type { Location } from '@site/api/content/locations/contract';
import { milesBetween } from '@site/shell/distance';
import { milesText } from '../../geography/distances';
import { HILLS, INTERSTATE, LAKES, LANDMARKS, type Position, RIVERS, ROADS } from '../../geography/landscape';
import { type Box, isWithin, type Point, positionLabels, type Station } from './mapLabels';
import { mapLocations, OFFICE } from './mapLocations';
import {
  beside,
  besideCourse,
  boxAround,
  FreeSpace,
  NARROW,
  onCircle,
  segmentsOf,
  textAt,
  WIDE,
} from './mapTexts';

/** The middle between the office and the city. */
const MIDDLE_Y = -44;

/** The map of a city, true to scale: the office, the city, and what lies around them. */
export function planMap(city: Location) {
  const isHome = city.slug === OFFICE.slug;
  const project = projectionOf(city);
  const { scale } = project;
  const isShown = ({ from = 0 }: { from?: number }) => scale >= from;
  const candidates: Station[] = mapLocations(city)
    .map((point) => ({
      slug: point.slug,
      name: point.name,
      isHere: point.slug === city.slug,
      isRequired: point.slug === OFFICE.slug,
      ...project.toPoint([point.lat, point.lng]),
    }))
    .map((station) => ({ ...station, isWide: !isInside(station, shrink(NARROW, 16)) }))
    .filter((station) => isInside(station, shrink(WIDE, 60)));
  const here = project.toPoint([city.lat, city.lng]);
  const office = project.toPoint([OFFICE.lat, OFFICE.lng]);
  const interstate = runsOf(INTERSTATE.course.map(project.toPoint));
  const distance = isHome ? undefined : dimension(office, here, milesBetween(OFFICE, city));
  const lines: [Point, Point][] = distance ? [distance.line, [office, here]] : [];
  const labels = positionLabels(candidates, {
    lines,
    roads: interstate.flatMap(segmentsOf),
    boxes: [NEEDLE, ...(distance ? [distance.text.box] : [])],
    frames: [NARROW, WIDE],
  });
  const stations = candidates.filter(({ slug }) => labels.has(slug));
  const rings = ringsOf(office, scale);
  const rivers = RIVERS.filter(isShown).map((river) => drawn(river, project.toPoint));
  const roads = ROADS.filter(isShown).map((road) => drawn(road, project.toPoint));
  const lakes = LAKES.map(({ width, ...lake }) => ({
    ...drawn(lake, project.toPoint),
    width: Math.max(3, Math.round(width * scale)),
  }));
  const names = new Set(stations.map(({ name }) => name));
  const landmarks = LANDMARKS.filter((landmark) => isShown(landmark) && !names.has(landmark.name)).map(
    (landmark) => ({ ...landmark, ...project.toPoint(landmark.place) }),
  );
  const free = new FreeSpace(
    [
      NEEDLE,
      ...(distance ? [distance.text.box] : []),
      ...stations.map(({ x, y, isHere }) => boxAround({ x, y }, isHere ? 26 : 9)),
      ...[...labels.values()].map(({ box }) => box),
    ],
    lines,
  );
  const markers = landmarks.flatMap((landmark) => {
    const dot = boxAround(landmark, 12);
    if (!free.isFree(dot)) return [];
    const text = free.place(landmark.name, beside(landmark));
    if (!text) return [];
    free.take(dot);
    return [{ ...landmark, text }];
  });
  const ringTexts = rings.flatMap(({ miles, radius }) =>
    free.place(
      `${miles} mi`,
      ANGLES.map((angle) => onCircle(office, radius, angle)),
    ),
  );
  const courseTexts = [
    ...[{ name: INTERSTATE.name, runs: interstate }, ...rivers, ...roads, ...lakes].map(({ name, runs }) =>
      free.place(name, runs.flatMap(besideCourse)),
    ),
    free.place(
      'Hill Country',
      hillsOf(project.toPoint).flatMap((run) => run.map((at) => ({ ...at, anchor: 'end' as const }))),
    ),
  ];
  return {
    office,
    here,
    stations,
    labels,
    lines,
    rings,
    interstate: interstate.map(curveThrough),
    hills: hillsOf(project.toPoint).map(curveThrough),
    rivers: rivers.flatMap(({ runs }) => runs.map(curveThrough)),
    roads: roads.flatMap(({ runs }) => runs.map(curveThrough)),
    lakes: lakes.flatMap(({ runs, width }) => runs.map((run) => ({ d: curveThrough(run), width }))),
    markers,
    texts: [...ringTexts, ...courseTexts].filter((text) => text !== undefined),
    distance,
  };
}

/** Flat, true to scale around the middle between office and city: enough for a few hundred miles. */
function projectionOf(city: Location) {
  const milesPerLng = 69.17 * Math.cos((((city.lat + OFFICE.lat) / 2) * Math.PI) / 180);
  const east = Math.abs(city.lng - OFFICE.lng) * milesPerLng;
  const north = Math.abs(city.lat - OFFICE.lat) * MILES_PER_LAT;
  const isHome = city.slug === OFFICE.slug;
  const scale = isHome ? 24 : Math.min(34, 230 / Math.max(east, 0.1), 280 / Math.max(north, 0.1));
  const [lat, lng] = [(city.lat + OFFICE.lat) / 2, (city.lng + OFFICE.lng) / 2];
  return {
    scale,
    toPoint: ([placeLat, placeLng]: Position): Point => ({
      x: Math.round((placeLng - lng) * milesPerLng * scale),
      y: Math.round(MIDDLE_Y - (placeLat - lat) * MILES_PER_LAT * scale),
    }),
  };
}

const MILES_PER_LAT = 69.05;
const NEEDLE: Box = { left: 172, right: 206, top: -286, bottom: -206 };
const ANGLES = [45, 20, 135, 160, 70, 110, -20, -45, -135, -160];

/** The dimension line beside the direct line, with the miles. */
function dimension(from: Point, to: Point, miles: number) {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const turn = to.y < from.y || (to.y === from.y && to.x > from.x) ? 1 : -1;
  const across = { x: (-turn * (to.y - from.y)) / length, y: (turn * (to.x - from.x)) / length };
  const isUpright = Math.abs(across.x) > Math.abs(across.y);
  const at = (point: Point, away: number): Point => ({
    x: Math.round(point.x + across.x * away),
    y: Math.round(point.y + across.y * away),
  });
  const line: [Point, Point] = [at(from, 44), at(to, 44)];
  const middle = { x: Math.round((line[0].x + line[1].x) / 2), y: Math.round((line[0].y + line[1].y) / 2) };
  const text = textAt(`${milesText(miles)} miles`, {
    x: middle.x + (isUpright ? 12 : 0),
    y: middle.y + (isUpright ? 5 : across.y > 0 ? 24 : -12),
    anchor: isUpright ? 'start' : 'middle',
  });
  const extensions = [
    [at(from, 14), at(from, 52)],
    [at(to, 34), at(to, 52)],
  ] as [Point, Point][];
  return { line, extensions, text };
}

function ringsOf(office: Point, scale: number) {
  const step = [5, 10, 25, 50, 100, 250].find((miles) => miles * scale >= 84) ?? 500;
  return Array.from({ length: 9 }, (_, at) => ({
    miles: (at + 1) * step,
    radius: Math.round((at + 1) * step * scale),
  })).filter(({ radius }) => radius < 900 + Math.abs(office.x));
}

/** Lines that follow the edge of the Hill Country to its west. */
const hillsOf = (toPoint: (place: Position) => Point): Point[][] =>
  [0, 1, 2, 3, 4].flatMap((row) =>
    runsOf(
      HILLS.map(toPoint).map(({ x, y }, at) => ({
        x: Math.round(x - 18 - row * 15 - Math.sin(at * 1.9 + row * 0.7) * 9),
        y,
      })),
    ),
  );

const drawn = (
  { name, course }: { name: string; course: Position[] },
  toPoint: (place: Position) => Point,
) => ({
  name,
  runs: runsOf(course.map(toPoint)),
});

/** The parts of a course that the widest screen shows. */
function runsOf(points: Point[]): Point[][] {
  const isNear = (point?: Point) => point && Math.abs(point.x) < 820 && Math.abs(point.y) < 340;
  const runs: Point[][] = [];
  let run: Point[] = [];
  points.forEach((point, at) => {
    const last = run.at(-1);
    const isClose = last && Math.hypot(last.x - point.x, last.y - point.y) < 8 && at < points.length - 1;
    if (isClose) return;
    if (isNear(point) || isNear(points[at - 1]) || isNear(points[at + 1])) run.push(point);
    else if (run.length > 0) {
      runs.push(run);
      run = [];
    }
  });
  return [...runs, run].filter(({ length }) => length > 1);
}

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

const shrink = ({ left, right, top, bottom }: Box, by: number): Box => ({
  left: left + by,
  right: right - by,
  top: top + by,
  bottom: bottom - by,
});

const isInside = ({ x, y }: Point, box: Box) => isWithin(boxAround({ x, y }, 0), box);
