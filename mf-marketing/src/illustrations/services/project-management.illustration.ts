import { iso } from '@site/shell/illustrations';
import { ember, ruler } from '@site/shell/illustrations/annotations';
import { basePlate } from '@site/shell/illustrations/objects';
import { path } from '@site/shell/illustrations/shapes';
import { svg } from '@site/shell/illustrations/svg';

/** A plan built of bars: what starts when, how long it takes, and the day it is handed over. */
const view = iso(0.8, 240, 214);
const bars: [from: number, length: number, row: number][] = [
  [-150, 110, 0],
  [-70, 120, 1],
  [0, 90, 2],
  [60, 90, 3],
];
const bar = ([from, length, row]: [number, number, number]) =>
  view.box(from, -84 + row * 46, 0, length, 26, 26, row === 3 ? { top: 'fd', left: 'fh', right: 'fh' } : {});
const [x, y] = view.at(150, 67, 92);

export default svg(
  { width: 480, height: 380 },
  basePlate(view, 350, 250),
  view.top(
    -160,
    -100,
    0,
    path('M40 0V200M80 0V200M120 0V200M160 0V200M200 0V200M240 0V200M280 0V200', 'n s3') +
      ruler(0, 208, 320, 16, 4, 6),
  ),
  ...bars.map(bar),
  view.line(
    [
      [150, 67, 26],
      [150, 67, 92],
    ],
    's1',
  ),
  view.poly(
    [
      [150, 67, 92],
      [150, 67, 62],
      [190, 67, 77],
    ],
    'fa s2',
  ),
  ember(x, y, 6, 26),
);
