import { iso } from '@site/shell/drawing';
import { disc, path, textRows } from '@site/shell/drawing/flat';
import { crosses, dial, ember, ruler } from '@site/shell/drawing/marks';
import { roundRect } from '@site/shell/drawing/outline';
import { svg } from '@site/shell/drawing/svg';
import { axis, workplace } from '@site/shell/drawing/workplace';

/**
 * The sign-in page: three parts on one axis, from who one is through how long that holds to the desk where the
 * work is. The ember is at the part the visitor stands before.
 */
const view = iso(0.88, 285.9, 331);
const STEP = 186;
const END = view.at(0, -3 * STEP + 10);

const clock = [
  dial(58, 48, 12, 6, 4),
  disc(0, 0, 42, 'fs s2'),
  path('M0 0L0 -42A42 42 0 0 1 36.4 21Z', 'fd s3'),
  path('M0 6V-32M0 0L22 13', 'n s1'),
  disc(0, 0, 4, 'fa s2'),
];
const session = [
  `<rect class="n s3" x="-103" y="-76" width="206" height="152" rx="8"/>`,
  `<g transform="translate(-38 0)">${clock.join('')}</g>`,
  textRows(36, -48, 13, [46, 34, 52, 28]),
  ruler(36, 34, 56, 12, 3, 5),
];

export default svg(
  { width: 720, height: 600, turns: 'night' },
  axis(view, -3 * STEP + 10, -2 * STEP),
  crosses([END]),
  workplace.identity(view, -2 * STEP),
  axis(view, -2 * STEP, -STEP),
  view.plate('y', roundRect(0, 0, 230, 176, 16), -STEP, 20, { face: 'fa' }),
  view.left(0, -STEP, 0, session.join('')),
  axis(view, -STEP, 0),
  workplace.device(view, 0),
  ember(508.4, 63, 7.5, 30),
);
