import { iso } from '@site/shell/illustrations';
import { ember } from '@site/shell/illustrations/annotations';
import { laptop, mug } from '@site/shell/illustrations/objects';
import { roundRect } from '@site/shell/illustrations/outline';
import { disc, path, textRows } from '@site/shell/illustrations/shapes';
import { svg } from '@site/shell/illustrations/svg';

/** Five stations on one ring: plan, buy, deploy, support, retire. */
const view = iso(0.8, 240, 200);
const stations = [0, 1, 2, 3, 4].map((i) => {
  const angle = (-150 + i * 72) * (Math.PI / 180);
  return [118 * Math.cos(angle), 118 * Math.sin(angle)] as const;
});
const pieces = [
  (x: number, y: number) =>
    view.plate('z', roundRect(x, y, 56, 70, 3), 8, 3) +
    view.top(x - 28, y - 35, 8, textRows(9, 14, 14, [38, 30, 36], 4)),
  (x: number, y: number) => view.box(x - 27, y - 27, 5, 54, 54, 42),
  (x: number, y: number) => laptop(view, x, y - 24, 5, { width: 76, height: 52, depth: 52 }),
  (x: number, y: number) =>
    mug(view, x + 20, y, 5) + view.plate('z', roundRect(x - 16, y, 36, 60, 5), 9, 4, { face: 'fd' }),
  (x: number, y: number) =>
    view.plate('z', roundRect(x, y, 76, 52, 6), 10, 5, { side: 'ghf', face: 'ghf', edge: 'gh', rim: 'gh' }),
];
const placed = stations
  .map(([x, y], i) => ({ depth: x + y, strokes: pieces[i]!(x, y) }))
  .sort((a, b) => a.depth - b.depth);

export default svg(
  { width: 480, height: 380 },
  view.cylinder(0, 0, -8, 172, 12),
  view.top(
    0,
    0,
    4,
    disc(0, 0, 118, 'ax') + disc(0, 0, 56, 'fb s2') + path('M-26 0A26 26 0 1 1 0 26M8 20L0 26L8 33', 'n s1'),
  ),
  ...placed.map(({ strokes }) => strokes),
  ember(...view.at(0, 0, 4), 7, 30),
);
