import { iso } from '@site/shell/illustrations';
import { dial } from '@site/shell/illustrations/annotations';
import { roundRect } from '@site/shell/illustrations/outline';
import { disc, path } from '@site/shell/illustrations/shapes';
import { svg } from '@site/shell/illustrations/svg';

/** A security assessment: a checked gauge on a plate. */
const view = iso(0.5, 100, 122);
const gauge = dial(65, 48, 5, 5, 6) + disc(0, 0, 52, 'fc s2') + path('M-22 2L-6 20L26-20', 'heat');

export default svg(
  { width: 204, height: 164, viewBox: '-6 22 204 164', targetVariant: 'lit' },
  view.plate('z', roundRect(0, 20, 210, 190, 16), 0, 8),
  view.plate('y', roundRect(0, 78, 150, 150, 24), -14, 10, { face: 'fa' }),
  view.left(0, -14, 78, gauge),
);
