import { drawCrosses, moveCrosses } from './drawCrosses';
import type { Cross } from './scatterCrosses';

interface Stroke {
  points: number[][];
  alpha: number;
}

const crossAt = (x: number, y: number): Cross => ({ x, y, homeX: x, homeY: y, heat: 0, ink: 1 });

/** What a canvas would show: crosses as strokes of four points, links as strokes of two. */
function draw(crosses: Cross[]) {
  const strokes: Stroke[] = [];
  let points: number[][] = [];
  const pen = {
    canvas: { width: 500, height: 500 },
    globalAlpha: 1,
    clearRect: () => {},
    beginPath: () => {
      points = [];
    },
    moveTo: (x: number, y: number) => points.push([x, y]),
    lineTo: (x: number, y: number) => points.push([x, y]),
    stroke: () => strokes.push({ points, alpha: pen.globalAlpha }),
  };
  drawCrosses(pen as unknown as CanvasRenderingContext2D, crosses);
  return {
    crosses: strokes.filter((stroke) => stroke.points.length === 4),
    links: strokes.filter((stroke) => stroke.points.length === 2),
  };
}

test('draws every cross, and a link between any two closer than 100 px', () => {
  const { crosses, links } = draw([crossAt(0, 0), crossAt(99, 0), crossAt(199, 0), crossAt(400, 400)]);
  expect(crosses).toHaveLength(4);
  expect(links.map(({ points }) => points)).toEqual([
    [
      [0, 0],
      [99, 0],
    ],
  ]);
  expect(links[0]!.alpha).toBeGreaterThan(0);
});

test('links are faint, and stronger within 100 px of the pointer', () => {
  const crosses = [crossAt(100, 100), crossAt(150, 100), crossAt(300, 300), crossAt(350, 300)];
  const [cold] = draw(crosses).links;
  expect(cold!.alpha).toBeLessThanOrEqual(0.1);
  moveCrosses(crosses, { x: 120, y: 100 });
  const [near, far] = draw(crosses).links;
  expect(near!.alpha).toBeGreaterThan(3 * cold!.alpha);
  expect(far!.alpha).toBeLessThanOrEqual(0.1);
});

test('the pointer warms and draws what is nearer than 100 px, and then all is still', () => {
  const crosses = [crossAt(100, 100), crossAt(300, 300)];
  expect(moveCrosses(crosses, null)).toBe(false);
  expect(moveCrosses(crosses, { x: 160, y: 100 })).toBe(true);
  expect(crosses.map(({ heat }) => heat > 0)).toEqual([true, false]);
  let steps = 0;
  while (moveCrosses(crosses, { x: 160, y: 100 })) expect(++steps).toBeLessThan(200);
  expect(crosses[0]!.x).toBeGreaterThan(105);
  expect(moveCrosses(crosses, { x: 199, y: 199 })).toBe(true);
  while (moveCrosses(crosses, null)) expect(++steps).toBeLessThan(400);
  expect(crosses.map(({ x }) => Math.round(x))).toEqual([100, 300]);
});
