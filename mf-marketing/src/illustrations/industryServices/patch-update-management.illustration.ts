import { iso } from '@site/shell/illustrations';
import { ember } from '@site/shell/illustrations/annotations';
import { basePlate } from '@site/shell/illustrations/objects';
import { svg } from '@site/shell/illustrations/svg';

/** A wall with one course being replaced: the new piece fits the gap before it goes in. */
const view = iso(0.8, 240, 214);
const stone = (x: number, z: number, w = 70) => view.box(x, -30, z, w, 60, 34);

export default svg(
  { width: 480, height: 380 },
  basePlate(view, 350, 210),
  ...[0, 1, 2, 3].map((i) => stone(-140 + i * 70, 0)),
  stone(-140, 34, 35),
  stone(-105, 34),
  view.poly(
    [
      [-35, -30, 34],
      [35, -30, 34],
      [35, 30, 34],
      [-35, 30, 34],
    ],
    'fd s2',
  ),
  view.poly(
    [
      [-35, -30, 34],
      [35, -30, 34],
      [35, -30, 68],
      [-35, -30, 68],
    ],
    'fc s2',
  ),
  stone(35, 34),
  stone(105, 34, 35),
  ...[0, 3].map((i) => stone(-140 + i * 70, 68)),
  view.line(
    [
      [0, 34, 51],
      [0, 92, 51],
    ],
    'ax',
  ),
  view.box(-35, 92, 34, 70, 60, 34, { top: 'emf', left: 'emf', right: 'emf' }),
  ember(...view.at(0, 152, 51), 7, 28),
);
