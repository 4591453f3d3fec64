import { iso } from '@site/shell/illustrations';
import { ember } from '@site/shell/illustrations/annotations';
import { basePlate, laptop } from '@site/shell/illustrations/objects';
import { roundRect } from '@site/shell/illustrations/outline';
import { path, rect } from '@site/shell/illustrations/shapes';
import { svg } from '@site/shell/illustrations/svg';

/** A workstation as a service: the one in use, and the outline of the one that will take its place. */
const view = iso(0.8, 240, 214);
const size = { width: 130, height: 92, depth: 92 };
const ghost = { side: 'ghf', face: 'ghf', edge: 'gh', rim: 'gh' };
const [x, y] = view.at(-92, -80, 58);

export default svg(
  { width: 480, height: 380 },
  basePlate(view, 320, 240),
  laptop(view, -92, -80, 0, size, rect(14, 18, 60, 6, 3, 'fl') + rect(14, 34, 90, 6, 3, 'fl')),
  view.plate('z', roundRect(92, -34, 130, 92, 9), 7, 7, ghost),
  view.plate('y', roundRect(92, 53, 130, 92, 9), -75, 5, ghost),
  view.box(-36, 46, 0, 84, 60, 30),
  view.top(-36, 46, 30, path('M0 30H84M42 0V60', 'n s3')),
  ember(x, y, 7, 28),
);
