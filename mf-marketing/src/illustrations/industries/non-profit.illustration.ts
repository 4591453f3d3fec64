import type { Point3D } from '@site/shell/illustrations';
import { iso } from '@site/shell/illustrations';
import { basePlate } from '@site/shell/illustrations/objects';
import { path } from '@site/shell/illustrations/shapes';
import { svg } from '@site/shell/illustrations/svg';

/** Non-profit: an open box of goods with a heart on its side. */
const view = iso(0.8, 130, 146);
const flap = (points: Point3D[]) => view.poly(points, 'fa s1');

export default svg(
  { width: 290, height: 300, viewBox: '-15 -68 290 300', targetVariant: 'night' },
  basePlate(view, 210, 180),
  flap([
    [-62, -50, 70],
    [62, -50, 70],
    [76, -86, 92],
    [-76, -86, 92],
  ]),
  flap([
    [-62, -50, 70],
    [-62, 50, 70],
    [-96, 62, 88],
    [-96, -62, 88],
  ]),
  view.poly(
    [
      [-62, -50, 70],
      [62, -50, 70],
      [62, 50, 70],
      [-62, 50, 70],
    ],
    'fd s2',
  ),
  view.cylinder(-20, -16, 40, 17, 62),
  view.cylinder(24, -22, 40, 14, 48),
  view.box(20, 2, 40, 30, 34, 44),
  view.cylinder(-26, 26, 40, 20, 46),
  view.poly(
    [
      [-62, 50, 0],
      [62, 50, 0],
      [62, 50, 70],
      [-62, 50, 70],
    ],
    'fb s1',
  ),
  view.poly(
    [
      [62, -50, 0],
      [62, 50, 0],
      [62, 50, 70],
      [62, -50, 70],
    ],
    'fc s1',
  ),
  flap([
    [62, -50, 70],
    [62, 50, 70],
    [92, 60, 52],
    [92, -60, 52],
  ]),
  flap([
    [-62, 50, 70],
    [62, 50, 70],
    [74, 84, 56],
    [-74, 84, 56],
  ]),
  view.left(
    0,
    50,
    32,
    path('M0 18C-26 2-22-16-10-16C-4-16 0-11 0-8C0-11 4-16 10-16C22-16 26 2 0 18Z', 'fh s2'),
  ),
);
