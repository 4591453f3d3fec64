export interface Point {
  x: number;
  y: number;
}

export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** A labeled point on the map. */
export interface Station extends Point {
  slug: string;
  name: string;
  isHere: boolean;
  /** Whether it is shown even where its label covers something. */
  isRequired?: boolean;
  /** Whether only wide screens show it. */
  isWide?: boolean;
}

/** Position of a label beside its dot, as SVG text attributes. */
export interface Label {
  x: number;
  y: number;
  textAnchor: 'start' | 'middle' | 'end';
  dominantBaseline: 'central' | 'hanging' | 'auto';
}

interface PlacedLabel extends Label {
  box: Box;
}

interface Obstacles {
  lines: [Point, Point][];
  /** Lines that only the labels of stations that must be shown may cross. */
  roads: [Point, Point][];
  /** Boxes that labels must not cover, though they are not stations. */
  boxes: Box[];
  /** What all screens show, and what wide ones do. */
  frames: [narrow: Box, wide: Box];
}

/** Sizes on a phone, in units of the map, where they are the largest. */
const SIZE = 25;
const SIZE_HERE = 34;
/** The average width of a character in em. */
const ADVANCE = 0.55;

/**
 * Chooses a side for each label so that it overlaps no line, dot or other label. Stations that must be shown choose
 * first; each other one is tried as the next, because the best order depends on their positions. One that finds no
 * side is left out.
 */
export function positionLabels(stations: Station[], obstacles: Obstacles): Map<string, PlacedLabel> {
  const isFirst = (one: Station, other: Station) => rankOf(other) - rankOf(one);
  const [best] = stations
    .map((next) => [next, ...stations.filter((station) => station !== next)].sort(isFirst))
    .map((order) => positionInOrder(order, obstacles))
    .sort((one, other) => other.size - one.size);
  return best ?? new Map();
}

const rankOf = ({ isHere, isRequired }: Station) => (isHere ? 2 : isRequired ? 1 : 0);

function positionInOrder(stations: Station[], { lines, roads, boxes, frames }: Obstacles) {
  const labels = new Map<string, PlacedLabel>();
  const taken = [...boxes];
  const required = stations.filter((station) => rankOf(station) > 0);
  for (const station of stations) {
    const isRequired = rankOf(station) > 0;
    const dot = dotOf(station);
    const others = required.filter((other) => other !== station).map(dotOf);
    const [best] = sidesOf(station)
      .map((label) => ({ label, box: boxOf(station, label) }))
      .map(({ label, box }) => ({
        label,
        box,
        count:
          [...taken, ...others].filter((other) => isOver(box, other)).length * 2 +
          lines.filter(([from, to]) => isCrossedBy(box, from, to)).length * 2 +
          roads.filter(([from, to]) => isCrossedBy(box, from, to)).length / roads.length +
          (isWithin(box, frames[station.isWide ? 1 : 0]) ? 0 : 5),
      }))
      .sort((one, other) => one.count - other.count);
    const isCovered = best && (best.count > 0 || taken.some((other) => isOver(dot, other)));
    if (!best || (isCovered && !isRequired)) continue;
    labels.set(station.slug, { ...best.label, box: best.box });
    taken.push(best.box);
    if (!isRequired) taken.push(dot);
  }
  return labels;
}

/** The box of a station's name. */
export function boxOf({ x, y, name, isHere }: Station, label: Label): Box {
  const size = isHere ? SIZE_HERE : SIZE;
  const width = name.length * ADVANCE * size;
  const before = { start: 0, middle: width / 2, end: width }[label.textAnchor];
  const above = { central: size / 2, hanging: 0, auto: size * 0.75 }[label.dominantBaseline];
  const left = x + label.x - before;
  const top = y + label.y - above;
  return { left, right: left + width, top, bottom: top + size };
}

/** The sides of a dot, preferred first. */
function sidesOf({ isHere }: Station): Label[] {
  const gap = isHere ? 32 : 14;
  const near = isHere ? 22 : 10;
  const up = -near;
  const beside = [
    { x: gap, y: 0, textAnchor: 'start', dominantBaseline: 'central' },
    { x: -gap, y: 0, textAnchor: 'end', dominantBaseline: 'central' },
  ] satisfies Label[];
  const slanted = [
    { x: near, y: near, textAnchor: 'start', dominantBaseline: 'hanging' },
    { x: -near, y: near, textAnchor: 'end', dominantBaseline: 'hanging' },
    { x: near, y: up, textAnchor: 'start', dominantBaseline: 'auto' },
    { x: -near, y: up, textAnchor: 'end', dominantBaseline: 'auto' },
  ] satisfies Label[];
  const straight = [
    { x: 0, y: gap, textAnchor: 'middle', dominantBaseline: 'hanging' },
    { x: 0, y: up - 6, textAnchor: 'middle', dominantBaseline: 'auto' },
    { x: 0, y: up - 24, textAnchor: 'middle', dominantBaseline: 'auto' },
    { x: -gap, y: up - 10, textAnchor: 'middle', dominantBaseline: 'auto' },
    { x: -gap, y: gap + 18, textAnchor: 'middle', dominantBaseline: 'hanging' },
  ] satisfies Label[];
  return [...beside, ...slanted, ...straight];
}

function dotOf({ x, y, isHere }: Station): Box {
  const radius = isHere ? 26 : 7;
  return { left: x - radius, right: x + radius, top: y - radius, bottom: y + radius };
}

export const isOver = (one: Box, other: Box) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

export const isWithin = (one: Box, other: Box) =>
  one.left >= other.left && one.right <= other.right && one.top >= other.top && one.bottom <= other.bottom;

/** Whether a line passes through a box (Liang and Barsky). */
export function isCrossedBy({ left, right, top, bottom }: Box, from: Point, to: Point): boolean {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  let enters = 0;
  let leaves = 1;
  for (const [step, spacing] of [
    [-dx, from.x - left],
    [dx, right - from.x],
    [-dy, from.y - top],
    [dy, bottom - from.y],
  ] as const) {
    if (step === 0 && spacing < 0) return false;
    if (step < 0) enters = Math.max(enters, spacing / step);
    if (step > 0) leaves = Math.min(leaves, spacing / step);
  }
  return enters <= leaves;
}
