import { iso } from '@site/shell/illustrations';
import { registrationMarks, ruler } from '@site/shell/illustrations/annotations';
import { roundRect } from '@site/shell/illustrations/outline';
import { disc, path, rect } from '@site/shell/illustrations/shapes';
import { svg } from '@site/shell/illustrations/svg';
import { axis, workplace } from '@site/shell/illustrations/workplace';

/**
 * The sign-in page: identity, six-digit code and workbench on one axis. The page puts the ember at the current step.
 */
const view = iso(0.88, 285.9, 331);
const STEP = 186;
const END = view.at(0, -3 * STEP + 10);

const CELLS = [-84, -57, -30, 8, 35, 62];
const code = [
  `<rect class="n s3" x="-103" y="-76" width="206" height="152" rx="8"/>`,
  rect(-84, -58, 60, 6, 3, 'fl'),
  ...CELLS.map((x) => rect(x, -28, 22, 50, 4, 'fa s2')),
  ...CELLS.slice(0, 3).map((x) => disc(x + 11, -3, 4, 'fh')),
  path(
    CELLS.slice(3)
      .map((x) => `M${x + 6} 14h10`)
      .join(''),
    'n s3',
  ),
  ruler(-84, 46, 168, 14, 3, 5),
];

export default svg(
  { width: 720, height: 600, targetVariant: 'night' },
  axis(view, -3 * STEP + 10, -2 * STEP),
  registrationMarks([END]),
  workplace.identity(view, -2 * STEP),
  axis(view, -2 * STEP, -STEP),
  view.plate('y', roundRect(0, 0, 230, 176, 16), -STEP, 20, { face: 'fa' }),
  view.left(0, -STEP, 0, code.join('')),
  axis(view, -STEP, 0),
  workplace.device(view, 0),
);
