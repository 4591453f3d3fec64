import { iso } from '@site/shell/illustrations';
import { basePlate } from '@site/shell/illustrations/objects';
import { circle, roundRect } from '@site/shell/illustrations/outline';
import { path } from '@site/shell/illustrations/shapes';
import { svg } from '@site/shell/illustrations/svg';

/** Architecture and engineering: a floor plan on its board, a set square and a rolled sheet. */
const view = iso(0.8, 130, 112);
const plan =
  path('M16 16H164V134H16ZM16 70H90M90 16V48M90 62V134M90 104H164M124 104V134M40 70V100M40 112V134', 'n s2') +
  path('M90 48A14 14 0 0 1 104 62M10 8H170M8 12V138', 'n s3') +
  path('M112 14h34v4h-34z', 'fh');
const square = [
  [10, 86],
  [92, 86],
  [92, 30],
] as const;
const cut = [
  [46, 76],
  [82, 76],
  [82, 52],
] as const;

export default svg(
  { width: 290, height: 300, viewBox: '-15 -68 290 300', targetVariant: 'night' },
  basePlate(view, 220, 200),
  view.plate('z', roundRect(0, -4, 180, 150, 3), 8, 8),
  view.top(-90, -79, 8, plan),
  view.poly(
    [
      [10, 86, 8],
      [92, 86, 8],
      [92, 30, 8],
      [92, 30, 13],
      [92, 86, 13],
      [10, 86, 13],
    ],
    'fc s1',
  ),
  view.poly(
    square.map(([x, y]) => [x, y, 13] as const),
    'fb s1',
  ),
  view.poly(
    cut.map(([x, y]) => [x, y, 13] as const),
    'fa s2',
  ),
  view.plate('x', circle(22, 13, 13), 60, 150, { side: 'fb', face: 'fa' }),
  view.plate('x', circle(22, 13, 6), 60, 0, { face: 'fd', rim: 's3' }),
);
