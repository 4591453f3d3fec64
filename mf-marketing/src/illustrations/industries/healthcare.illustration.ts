import { iso } from '@site/shell/illustrations';
import { basePlate, windows } from '@site/shell/illustrations/objects';
import { roundRect } from '@site/shell/illustrations/outline';
import { path, rect } from '@site/shell/illustrations/shapes';
import { svg } from '@site/shell/illustrations/svg';

/** Healthcare: a practice with a canopied door and the cross on its roof. */
const view = iso(0.8, 130, 140);
const front = [
  rect(14, 14, 30, 26, 2, 's2 fa'),
  rect(116, 14, 30, 26, 2, 's2 fa'),
  path('M66 64V20H94V64M80 20V64', 'fa s2'),
  path('M29 14V40M131 14V40', 'n s3'),
];

export default svg(
  { width: 290, height: 300, viewBox: '-15 -68 290 300', targetVariant: 'night' },
  basePlate(view, 220, 190),
  view.box(-80, -70, 0, 160, 120, 64),
  windows(view, 'right', [80, 50, 58], [120, 40], [4, 1]),
  view.left(-80, 50, 64, front.join('')),
  view.box(-24, 50, 50, 48, 26, 5),
  view.line(
    [
      [-20, 72, 0],
      [-20, 72, 50],
    ],
    's2',
  ),
  view.line(
    [
      [20, 72, 0],
      [20, 72, 50],
    ],
    's2',
  ),
  view.box(-60, -56, 64, 50, 40, 10),
  view.plate('y', roundRect(30, 98, 60, 60, 10), -4, 10, { face: 'fa' }),
  view.left(30, -4, 98, path('M-6-20H6V-6H20V6H6V20H-6V6H-20V-6H-6Z', 'fh s2')),
);
