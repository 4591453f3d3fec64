import { iso } from '@site/shell/illustrations';
import { disc, path, rect } from '@site/shell/illustrations/shapes';
import { svg } from '@site/shell/illustrations/svg';

/** A wall under a spirit level: one brick stands out. */
const view = iso(0.92, 250, 230);
const brick = (x: number, z: number, width: number) => view.box(x, -28, z, width, 56, 38);
const level = rect(96, 4, 58, 14, 7, 'fs s2') + path('M116 4V18M134 4V18', 'n s2') + disc(131, 11, 4.5, 'em');

export default svg(
  { width: 316, height: 303, viewBox: '92 21 316 303' },
  ...[0, 1, 2, 3].map((i) => brick(i * 80 - 160, 0, 80)),
  brick(-160, 38, 40),
  ...[0, 1, 2].map((i) => brick(i * 80 - 120, 38, 80)),
  brick(120, 38, 40),
  ...[0, 1, 3].map((i) => brick(i * 80 - 160, 76, 80)),
  view.box(0, 6, 76, 80, 56, 38, { top: 'fd', left: 'fd', right: 'fl' }),
  view.box(-150, -14, 114, 250, 28, 22, { left: 'fe' }),
  view.left(-150, 14, 136, level),
  view.line(
    [
      [40, 62, 90],
      [40, 120, 90],
    ],
    'ax',
  ),
);
