export interface Cross {
  x: number;
  y: number;
  homeX: number;
  homeY: number;
  /** Strength of the pointer's effect, 0 to 1. */
  heat: number;
  /** Opacity while fading in, 0 to 1. */
  ink: number;
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Size of a canvas, and the text boxes over it. */
export interface FieldArea {
  width: number;
  height: number;
  words: Box[];
}

/** Number of crosses: as given, or a tenth of the width between 50 and 150. */
export function crossCount(count: number | undefined, width: number): number {
  return count ?? Math.max(50, Math.min(150, Math.floor(width / 10)));
}

/**
 * Places exactly `count` crosses on points of the page's grid, clear of text while there is room; deterministic for
 * the same area. Crosses of `previous` stay where they can; others fade in at new positions.
 */
export function scatterCrosses(count: number, field: FieldArea, previous: Cross[] = []): Cross[] {
  const homes = chooseKnots(count, field);
  const staying = new Map(previous.map((cross) => [nameOf(cross.homeX, cross.homeY), cross]));
  return homes.map(
    ({ x, y }) =>
      staying.get(nameOf(x, y)) ?? { x, y, homeX: x, homeY: y, heat: 0, ink: previous.length ? 0 : 1 },
  );
}

const nameOf = (x: number, y: number) => `${x},${y}`;

interface Knot {
  x: number;
  y: number;
}

/** Free points of the page's grid first, then of finer grids; covered points only if nothing else is left. */
function chooseKnots(count: number, { width, height, words }: FieldArea): Knot[] {
  const free = new Map<string, Knot>();
  const covered = new Map<string, Knot>();
  for (const division of DIVISIONS)
    for (const knot of shuffle(knotsOf(width, height, division))) {
      if (free.size === count) return [...free.values()];
      (words.some((box) => isNear(knot, box)) ? covered : free).set(nameOf(knot.x, knot.y), knot);
    }
  return [...free.values(), ...covered.values()].slice(0, count);
}

/** Divisions of the area: the page's grid, and finer grids for small areas. */
const DIVISIONS = [24, 48, 96];
/** Minimum distance between a cross and text. */
const MARGIN_X = 14;
const MARGIN_Y = 10;

function isNear({ x, y }: Knot, { left, top, right, bottom }: Box): boolean {
  return x > left - MARGIN_X && x < right + MARGIN_X && y > top - MARGIN_Y && y < bottom + MARGIN_Y;
}

function knotsOf(width: number, height: number, division: number): Knot[] {
  const contentWidth = Math.min(1400, width - 2 * Math.max(16, Math.min(40, width * 0.032)));
  const grid = contentWidth / division;
  const knots: Knot[] = [];
  for (let x = ((width - contentWidth) / 2) % grid; x < width; x += grid)
    for (let y = 0; y < height; y += grid) knots.push({ x: Math.round(x), y: Math.round(y) });
  return knots;
}

/** Deterministic pseudo-random numbers. */
function shuffle(knots: Knot[]): Knot[] {
  let state = knots.length * 13 + 7;
  for (let last = knots.length - 1; last > 0; last--) {
    state = (state * 16807) % 2147483647;
    const other = state % (last + 1);
    [knots[last], knots[other]] = [knots[other]!, knots[last]!];
  }
  return knots;
}
