import { iso } from '@site/shell/illustrations';
import { flag } from '@site/shell/illustrations/objects';
import { roundRect } from '@site/shell/illustrations/outline';
import { path } from '@site/shell/illustrations/shapes';
import { svg } from '@site/shell/illustrations/svg';

/** Advisory: a plan with a route, where we stand and where the route goes. */
const view = iso(0.46, 92, 62);

export default svg(
  { width: 218, height: 130, viewBox: '-41 12 218 130', targetVariant: 'lit' },
  view.plate('z', roundRect(0, 60, 300, 240, 6), 0, 4),
  view.top(
    -150,
    -60,
    0,
    path(
      'M20 40H280M20 80H280M20 120H280M20 160H280M20 200H280M60 20V220M110 20V220M160 20V220M210 20V220M260 20V220',
      'n s3',
    ) + path('M30 200L110 160L160 160L210 90L262 50', 'heat'),
  ),
  flag(view, 112, -10, 0, 78),
  view.line(
    [
      [-40, 100, 0],
      [-40, 100, 44],
    ],
    's1',
  ),
  view.poly(
    [
      [-40, 100, 44],
      [-40, 100, 24],
      [-8, 100, 34],
    ],
    'fb s2',
  ),
);
