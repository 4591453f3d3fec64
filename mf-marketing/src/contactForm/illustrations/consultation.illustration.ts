import { iso } from '@site/shell/illustrations';
import { mug } from '@site/shell/illustrations/objects';
import { circle, roundRect } from '@site/shell/illustrations/outline';
import { disc, path } from '@site/shell/illustrations/shapes';
import { svg } from '@site/shell/illustrations/svg';

/** A consultation: a small table, two cups and one sheet between them. */
const view = iso(0.56, 96, 92);

export default svg(
  { width: 204, height: 164, viewBox: '-6 22 204 164', targetVariant: 'lit' },
  view.cylinder(0, 0, -92, 46, 8),
  view.cylinder(0, 0, -84, 11, 78),
  view.cylinder(0, 0, -8, 118, 9),
  view.top(0, 0, 1, disc(0, 0, 109, 'n s3')),
  mug(view, -48, -48, 1),
  view.plate('z', roundRect(4, 4, 76, 92, 3), 3, 2),
  view.top(-34, -42, 3, path('M12 14H64M12 42H64M12 56H40', 'n s3') + path('M12 28H64', 'heat')),
  mug(view, 54, 52, 1),
  view.plate('z', circle(54, 52, 12), 35, 0, { face: 'fd', rim: 's3' }),
);
