import { iso } from '@site/shell/illustrations';
import { roundRect } from '@site/shell/illustrations/outline';
import { path, rects } from '@site/shell/illustrations/shapes';
import { svg } from '@site/shell/illustrations/svg';

/** Managed services: a month on the desk, one day of it marked, nothing left over. */
const view = iso(0.5, 100, 122);
const days = Array.from({ length: 20 }, (_, i): [number, number, number, number] => [
  14 + (i % 5) * 28,
  38 + Math.floor(i / 5) * 22,
  20,
  14,
]);
const month = [
  path('M0 28H166', 'n s2'),
  path('M14 15H70', 'heat'),
  rects(
    days.filter((_, i) => i !== 12),
    's3 fs',
  ),
  rects([days[12]!], 'fh'),
];
const rings = [40, 83, 126].map((x) => path(`M${x}-8v14`, 'n s1'));

export default svg(
  { width: 204, height: 164, viewBox: '-6 22 204 164', targetVariant: 'lit' },
  view.plate('z', roundRect(0, 20, 240, 190, 16), 0, 8),
  view.poly(
    [
      [-83, -44, 0],
      [83, -44, 0],
      [83, -26, 132],
      [-83, -26, 132],
    ],
    'fd s1',
  ),
  view.plate('y', roundRect(0, 66, 166, 132, 6), -8, 4, { face: 'fa' }),
  view.left(-83, -8, 132, month.join('') + rings.join('')),
  view.plate('z', roundRect(30, 62, 96, 56, 4), 6, 6, { face: 'fb' }),
  view.line(
    [
      [-2, 62, 7],
      [62, 62, 7],
    ],
    's2',
  ),
);
