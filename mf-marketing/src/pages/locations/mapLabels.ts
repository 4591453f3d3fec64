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

/** A labeled point on the map; `note` is shown under its name. */
export interface Station extends Point {
  slug: string;
  name: string;
  isHere: boolean;
  note?: string;
}

/** Position of a label beside its dot, as SVG text attributes. */
export interface Label {
  x: number;
  y: number;
  textAnchor: 'start' | 'middle' | 'end';
  dominantBaseline: 'central' | 'hanging' | 'auto';
}

interface Obstacles {
  lines: [Point, Point][];
  /** Boxes that labels must not cover, though they are not stations. */
  boxes: Box[];
}

/** Sizes on a phone, in units of the map, where they are the largest. */
const SIZE = 25;
const SIZE_HERE = 34;
const NOTE = 20;
const NOTE_STEP = 32;
/** Character widths in em: an average for the name, exact for the note's font. */
const ADVANCE = 0.55;
const NOTE_ADVANCE = 0.6;

/**
 * Chooses a side for each label so that it overlaps no line, dot or other label. The highlighted station chooses
 * first; each other one is tried as the next, because the best order depends on their positions.
 */
export function positionLabels(stations: Station[], obstacles: Obstacles): Map<string, Label> {
  const isFirst = (one: Station, other: Station) => Number(other.isHere) - Number(one.isHere);
  const [best] = stations
    .map((next) => [next, ...stations.filter((station) => station !== next)].sort(isFirst))
    .map((order) => positionInOrder(order, obstacles))
    .sort((one, other) => one.crossed - other.crossed);
  return best?.labels ?? new Map();
}

function positionInOrder(stations: Station[], { lines, boxes }: Obstacles) {
  const labels = new Map<string, Label>();
  const taken = [...boxes];
  let crossed = 0;
  for (const station of stations) {
    const dots = stations.filter((other) => other !== station).map(dotOf);
    const [best] = sidesOf(station)
      .map((label) => ({ label, box: boxOf(station, label) }))
      .map(({ label, box }) => ({
        label,
        box,
        count:
          [...taken, ...dots].filter((other) => isOver(box, other)).length +
          lines.filter(([from, to]) => isCrossedBy(box, from, to)).length,
      }))
      .sort((one, other) => one.count - other.count);
    if (!best) continue;
    labels.set(station.slug, best.label);
    taken.push(best.box);
    crossed += best.count;
  }
  return { labels, crossed };
}

/** The box of a station's name and note. */
export function boxOf({ x, y, name, note, isHere }: Station, label: Label): Box {
  const size = isHere ? SIZE_HERE : SIZE;
  const width = Math.max(name.length * ADVANCE * size, (note?.length ?? 0) * NOTE_ADVANCE * NOTE);
  const before = { start: 0, middle: width / 2, end: width }[label.textAnchor];
  const above = { central: size / 2, hanging: 0, auto: size * 0.75 }[label.dominantBaseline];
  const left = x + label.x - before;
  const top = y + label.y - above;
  return { left, right: left + width, top, bottom: top + size + (note ? NOTE_STEP : 0) };
}

/** The sides of a dot, preferred first. */
function sidesOf({ isHere, note }: Station): Label[] {
  const gap = isHere ? 32 : 14;
  const near = isHere ? 22 : 10;
  const up = -near - (note ? NOTE_STEP : 0);
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
  ] satisfies Label[];
  return [...beside, ...slanted, ...straight];
}

function dotOf({ x, y, isHere }: Station): Box {
  const radius = isHere ? 26 : 7;
  return { left: x - radius, right: x + radius, top: y - radius, bottom: y + radius };
}

export const isOver = (one: Box, other: Box) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

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
