import { iso } from '@site/shell/illustrations';
import { roundRect } from '@site/shell/illustrations/outline';
import { path, rect, textRows } from '@site/shell/illustrations/shapes';
import { svg } from '@site/shell/illustrations/svg';

/** A light table that reveals the hidden content of a message. */
const view = iso(0.92, 220, 200);
const found = [
  path('M18 25H138M18 43H168M18 61H114M18 79H158M18 97H88', 'n s3'),
  rect(14, 35, 100, 17, 0, 'emf'),
  rect(14, 35, 100, 17, 0, 'eml'),
  rect(60, 71, 104, 17, 0, 'n s1'),
  '<circle class="fh s2" cx="172" cy="79" r="7"/>',
];

export default svg(
  { width: 359, height: 348, viewBox: '41 -4 359 348' },
  view.box(-120, -95, -40, 240, 190, 34),
  view.top(-120, -95, -6, rect(12, 12, 216, 166, 4, 'fs s2') + rect(20, 20, 200, 150, 0, 'emf')),
  view.line(
    [
      [0, 0, 0],
      [0, 0, 60],
    ],
    'ax',
  ),
  view.plate('z', roundRect(0, 0, 190, 140, 4), 66, 2),
  view.top(-95, -70, 66, textRows(18, 22, 18, [120, 150, 96, 140, 70], 6)),
  view.line(
    [
      [0, 0, 68],
      [0, 0, 126],
    ],
    'ax',
  ),
  view.plate('z', roundRect(0, 0, 190, 140, 4), 132, 2, { face: 'fs' }),
  view.top(-95, -70, 132, found.join('')),
);
