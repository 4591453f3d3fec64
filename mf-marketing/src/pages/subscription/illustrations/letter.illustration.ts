import { iso } from '@site/shell/illustrations';
import { roundRect } from '@site/shell/illustrations/outline';
import { path, textRows } from '@site/shell/illustrations/shapes';
import { svg } from '@site/shell/illustrations/svg';

/** A letter over its envelope, and on one line with both the switch that ends it. */
const view = iso(0.92, 200, 196);

export default svg(
  { width: 364, height: 330, viewBox: '18 -2 364 330' },
  view.box(-110, -80, -40, 220, 160, 16),
  view.top(-110, -80, -24, path('M0 0L110 92L220 0M0 160L82 69M220 160L138 69', 'n s2')),
  view.line(
    [
      [0, 0, -20],
      [0, 0, 58],
    ],
    'ax',
  ),
  view.plate('z', roundRect(0, 0, 180, 128, 4), 62, 2),
  view.top(-90, -64, 64, textRows(18, 24, 18, [110, 140, 92, 126], 6)),
  view.line(
    [
      [0, 0, 66],
      [0, 0, 122],
    ],
    'ax',
  ),
  view.box(-30, -17, 124, 60, 34, 14, { top: 'fs', left: 'fb', right: 'fc' }),
  view.top(-30, -17, 138, '<circle class="em" cx="42" cy="17" r="9"/>'),
);
