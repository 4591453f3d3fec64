import { iso } from '@site/shell/illustrations';
import { basePlate } from '@site/shell/illustrations/objects';
import { roundRect } from '@site/shell/illustrations/outline';
import { disc, path } from '@site/shell/illustrations/shapes';
import { svg } from '@site/shell/illustrations/svg';

/** Auto sales and service: a car on a two-post lift, a spare beside it. */
const view = iso(0.8, 130, 146);
const body: [number, number][] = [
  [94, 50],
  [94, 66],
  [88, 82],
  [58, 86],
  [36, 112],
  [-22, 112],
  [-44, 88],
  [-78, 84],
  [-92, 72],
  [-92, 50],
];
const flank = [
  path('M-36-88L-18-107H4V-88ZM10-107H32L48-88H10Z', 'fd s2'),
  path('M7-88V-54M-92-70H94', 'n s3'),
  ...[-54, 54].map((x) => disc(x, -52, 17, 'fc s1') + disc(x, -52, 8, 'fa s2')),
];

export default svg(
  { width: 290, height: 300, viewBox: '-15 -68 290 300', targetVariant: 'night' },
  basePlate(view, 230, 180),
  view.box(-12, -62, 0, 20, 14, 140),
  view.box(-90, -52, 40, 170, 6, 6),
  view.box(-90, 24, 40, 170, 6, 6),
  view.profile(body, 34, 82),
  view.left(0, 34, 0, flank.join('')),
  view.box(-12, 48, 0, 20, 14, 140),
  view.poly(
    [
      [-12, 62, 126],
      [8, 62, 126],
      [8, 62, 134],
      [-12, 62, 134],
    ],
    'fh s2',
  ),
  view.box(-30, 44, 38, 56, 6, 6),
  view.plate('z', roundRect(78, 66, 40, 30, 4), 20, 20),
);
