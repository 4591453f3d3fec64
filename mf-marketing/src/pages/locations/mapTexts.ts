import { type Box, isCrossedBy, isOver, isWithin, type Label, type Point } from './mapLabels';

/** What every screen shows of the map, and what a laptop shows. */
export const NARROW: Box = { left: -212, right: 212, top: -288, bottom: 186 };
export const WIDE: Box = { left: -500, right: 500, top: -284, bottom: 186 };
/** Where the facts begin that lie on the map of a laptop. */
export const FACTS = 160;

export interface MapText extends Point {
  text: string;
  anchor: Label['textAnchor'];
  isWide: boolean;
  box: Box;
}

type Candidate = Point & { anchor: Label['textAnchor'] };

export const onCircle = (center: Point, radius: number, degrees: number): Candidate => ({
  x: Math.round(center.x + Math.cos((degrees * Math.PI) / 180) * radius) + 6,
  y: Math.round(center.y + Math.sin((degrees * Math.PI) / 180) * radius) + 4,
  anchor: 'start',
});

export const beside = ({ x, y }: Point): Candidate[] => [
  { x: x + 13, y: y + 5, anchor: 'start' },
  { x: x - 13, y: y + 5, anchor: 'end' },
  { x, y: y + 26, anchor: 'middle' },
  { x, y: y - 16, anchor: 'middle' },
];

/** Above, below and beside points along a course, the middle of the map first. */
export const besideCourse = (run: Point[]): Candidate[] =>
  segmentsOf(run)
    .flatMap(([from, to]) =>
      [0.25, 0.5, 0.75].map((share) => ({
        x: Math.round(from.x + (to.x - from.x) * share),
        y: Math.round(from.y + (to.y - from.y) * share),
      })),
    )
    .sort((one, other) => Math.abs(one.x) - Math.abs(other.x))
    .flatMap(({ x, y }) => [
      { x, y: y - 12, anchor: 'middle' },
      { x, y: y + 24, anchor: 'middle' },
      { x: x + 12, y: y + 5, anchor: 'start' },
      { x: x - 12, y: y + 5, anchor: 'end' },
    ]);

/** Width of a character and height of a line, in units of the map, on a phone, where they are the largest. */
const ADVANCE = 10.4;
const SIZE = 17;

export function textAt(text: string, { x, y, anchor }: Candidate): MapText {
  const width = text.length * ADVANCE;
  const left = x - { start: 0, middle: width / 2, end: width }[anchor];
  const box = { left, right: left + width, top: y - SIZE, bottom: y + 5 };
  return { text, x, y, anchor, box, isWide: !isWithin(box, NARROW) };
}

/** Finds places for texts that cover no other text, dot or line. */
export class FreeSpace {
  constructor(
    private readonly taken: Box[],
    private readonly lines: [Point, Point][],
  ) {}

  isFree(box: Box): boolean {
    return (
      !this.taken.some((other) => isOver(box, other)) &&
      !this.lines.some(([from, to]) => isCrossedBy(box, from, to))
    );
  }

  take(box: Box): void {
    this.taken.push(box);
  }

  /** The first candidate that every screen shows, else the first that a laptop shows. */
  place(text: string, candidates: Candidate[]): MapText | undefined {
    const texts = candidates
      .map((candidate) => textAt(text, candidate))
      .filter(({ box }) => isWithin(box, WIDE) && box.bottom <= FACTS && this.isFree(box));
    const found = texts.find(({ isWide }) => !isWide) ?? texts[0];
    if (found) this.take(found.box);
    return found;
  }
}

export const boxAround = ({ x, y }: Point, reach: number): Box => ({
  left: x - reach,
  right: x + reach,
  top: y - reach,
  bottom: y + reach,
});

export const segmentsOf = (run: Point[]) => run.slice(1).map((to, at): [Point, Point] => [run[at]!, to]);
