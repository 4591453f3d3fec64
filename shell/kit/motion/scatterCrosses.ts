export interface Cross {
  x: number;
  y: number;
  homeX: number;
  homeY: number;
  /** From 0, out of the pointer's reach, to 1. */
  heat: number;
  /** From 0, not there yet, to 1. */
  ink: number;
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** What a canvas measures, and where words stand over it. */
export interface Ground {
  width: number;
  height: number;
  words: Box[];
}

/** How many crosses: given, or a tenth of the width between 50 and 150. */
export function crossCount(count: number | undefined, width: number): number {
  return count ?? Math.max(50, Math.min(150, Math.floor(width / 10)));
}

/**
 * Exactly `count` crosses on knots of the page's grid, clear of words as long as there is room; the same ones for the
 * same ground. Those of `before` that may stay do; the others fade in at their new places.
 */
export function scatterCrosses(count: number, ground: Ground, before: Cross[] = []): Cross[] {
  const homes = chooseKnots(count, ground);
  const staying = new Map(before.map((cross) => [nameOf(cross.homeX, cross.homeY), cross]));
  return homes.map(
    ({ x, y }) =>
      staying.get(nameOf(x, y)) ?? { x, y, homeX: x, homeY: y, heat: 0, ink: before.length ? 0 : 1 },
  );
}

const nameOf = (x: number, y: number) => `${x},${y}`;

interface Knot {
  x: number;
  y: number;
}

/** Free knots of the drawing's grid first, then of finer ones; covered ones only where nothing else is left. */
function chooseKnots(count: number, { width, height, words }: Ground): Knot[] {
  const free = new Map<string, Knot>();
  const covered = new Map<string, Knot>();
  for (const division of DIVISIONS)
    for (const knot of shuffle(knotsOf(width, height, division))) {
      if (free.size === count) return [...free.values()];
      (words.some((box) => isNear(knot, box)) ? covered : free).set(nameOf(knot.x, knot.y), knot);
    }
  return [...free.values(), ...covered.values()].slice(0, count);
}

/** Into how many parts the sheet is divided: the drawing's grid, and what it is cut into for want of room. */
const DIVISIONS = [24, 48, 96];
/** How near to words a cross may stand. */
const ROOM_X = 14;
const ROOM_Y = 10;

function isNear({ x, y }: Knot, { left, top, right, bottom }: Box): boolean {
  return x > left - ROOM_X && x < right + ROOM_X && y > top - ROOM_Y && y < bottom + ROOM_Y;
}

function knotsOf(width: number, height: number, division: number): Knot[] {
  const sheet = Math.min(1400, width - 2 * Math.max(16, Math.min(40, width * 0.032)));
  const grid = sheet / division;
  const knots: Knot[] = [];
  for (let x = ((width - sheet) / 2) % grid; x < width; x += grid)
    for (let y = 0; y < height; y += grid) knots.push({ x: Math.round(x), y: Math.round(y) });
  return knots;
}

/** Thrown the same way every time. */
function shuffle(knots: Knot[]): Knot[] {
  let state = knots.length * 13 + 7;
  for (let last = knots.length - 1; last > 0; last--) {
    state = (state * 16807) % 2147483647;
    const other = state % (last + 1);
    [knots[last], knots[other]] = [knots[other]!, knots[last]!];
  }
  return knots;
}
