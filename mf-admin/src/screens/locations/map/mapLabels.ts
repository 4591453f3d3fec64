/** A point on the map with its label. */
export interface Station {
  name: string;
  x: number;
  y: number;
  /** The label is left out if there is no space for it. */
  isOptional?: boolean;
}

/** The position and alignment of a label relative to its point. */
export interface Label {
  x: number;
  y: number;
  textAnchor: 'start' | 'middle' | 'end';
}

/** Positions the labels so that they cover no other label, point or edge where possible. */
export function positionLabels(stations: readonly Station[], bounds: Box): (Label | undefined)[] {
  const taken = stations.map(({ x, y }) => ({ left: x - 11, right: x + 11, top: y - 11, bottom: y + 11 }));
  return stations.map((station, at) => {
    const others = taken.filter((_, other) => other !== at);
    const [best] = labelPositions(station)
      .map((label) => ({ label, cost: costOf(boxOf(station, label), others, bounds) }))
      .sort((a, b) => a.cost - b.cost);
    if (!best || (station.isOptional && best.cost > 0)) return undefined;
    taken.push(boxOf(station, best.label));
    return best.label;
  });
}

/** The box that a label covers. */
export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** The box of a label in a font of 25 units. */
export function boxOf({ name, x, y }: Station, label: Label): Box {
  const width = name.length * LETTER;
  const before = { start: 0, middle: width / 2, end: width }[label.textAnchor];
  const left = x + label.x - before;
  return { left, right: left + width, top: y + label.y - 20, bottom: y + label.y + 6 };
}

/** Prefers positions away from the center. */
const labelPositions = ({ x }: Station): Label[] =>
  x < 0 ? [LEFT, RIGHT, ...ELSEWHERE] : [RIGHT, LEFT, ...ELSEWHERE];

function costOf(box: Box, others: readonly Box[], bounds: Box): number {
  const outside = areaOf(box) - shared(box, bounds);
  return others.reduce((sum, other) => sum + shared(box, other), outside);
}

const areaOf = ({ left, right, top, bottom }: Box) => (right - left) * (bottom - top);

const shared = (a: Box, b: Box) =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

const LETTER = 13;
const RIGHT: Label = { x: 16, y: 8, textAnchor: 'start' };
const LEFT: Label = { x: -16, y: 8, textAnchor: 'end' };
const ELSEWHERE: Label[] = [
  { x: 0, y: 34, textAnchor: 'middle' },
  { x: 0, y: -18, textAnchor: 'middle' },
  { x: 10, y: 32, textAnchor: 'start' },
  { x: 10, y: -16, textAnchor: 'start' },
  { x: -10, y: 32, textAnchor: 'end' },
  { x: -10, y: -16, textAnchor: 'end' },
];
