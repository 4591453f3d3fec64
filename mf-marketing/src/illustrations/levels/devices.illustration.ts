import { iso } from '@site/shell/illustrations';
import { basePlate, laptop } from '@site/shell/illustrations/objects';
import { roundRect } from '@site/shell/illustrations/outline';
import { disc, path, rect } from '@site/shell/illustrations/shapes';
import { svg } from '@site/shell/illustrations/svg';

/** The middle level below an industry: a laptop, a phone, and the person who signs in. */
const view = iso(0.8, 145, 112);
const size = { width: 76, height: 50, depth: 50 };

export default svg(
  { width: 290, height: 212 },
  basePlate(view, 210, 180),
  laptop(view, -44, 42, 0, size, rect(10, 11, 36, 5, 2, 'fl') + rect(10, 22, 52, 5, 2, 'fl')),
  view.plate('y', roundRect(66, 36, 60, 60, 12), 44, 8, { face: 'fa' }),
  view.left(
    66,
    44,
    36,
    disc(0, 0, 23, 'fb s2') +
      path('M-15 18C-15 8 -8 4 0 4S15 8 15 18A23 23 0 0 1-15 18Z', 'fa s2') +
      disc(0, -6, 8, 'fa s2'),
  ),
);
