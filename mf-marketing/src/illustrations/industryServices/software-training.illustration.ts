import { iso } from '@site/shell/illustrations';
import { ember } from '@site/shell/illustrations/annotations';
import { basePlate } from '@site/shell/illustrations/objects';
import { roundRect } from '@site/shell/illustrations/outline';
import { path, rect, textRows } from '@site/shell/illustrations/shapes';
import { svg } from '@site/shell/illustrations/svg';

/** A workshop: one screen, three places, and the page to take away. */
const view = iso(0.8, 240, 238);
const lesson = [
  rect(10, 10, 180, 110, 3, 'fs s2'),
  path('M10 30H190M60 30V120', 'n s3'),
  textRows(20, 44, 14, [28, 22, 30, 24], 5),
  rect(76, 46, 98, 26, 2, 'fb s3'),
  path('M118 86l0 24 7-6 5 11 5-2-5-11 9-1Z', 'fa s1'),
].join('');
const seat = (x: number) =>
  view.plate('z', roundRect(x, 30, 84, 60, 5), 30, 5) +
  view.line(
    [
      [x - 36, 56, 0],
      [x - 36, 56, 25],
    ],
    's1',
  ) +
  view.line(
    [
      [x + 36, 56, 0],
      [x + 36, 56, 25],
    ],
    's1',
  ) +
  view.plate('z', roundRect(x - 4, 28, 44, 34, 2), 32, 2, { face: 'fs' }) +
  view.cylinder(x, 94, 0, 5, 18) +
  view.cylinder(x, 94, 18, 24, 7);

export default svg(
  { width: 480, height: 380 },
  basePlate(view, 360, 280),
  view.line(
    [
      [-60, -96, 0],
      [-60, -96, 40],
    ],
    's1',
  ),
  view.line(
    [
      [60, -96, 0],
      [60, -96, 40],
    ],
    's1',
  ),
  view.plate('y', roundRect(0, 104, 200, 130, 6), -92, 8, { face: 'fa' }),
  view.left(-100, -92, 169, lesson),
  seat(-110),
  seat(0),
  seat(110),
  ember(...view.at(22, -92, 82), 6, 24),
);
