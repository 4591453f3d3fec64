import { iso } from '@site/shell/illustrations';
import { ember } from '@site/shell/illustrations/annotations';
import { keys, mug, workScreen } from '@site/shell/illustrations/objects';
import { roundRect } from '@site/shell/illustrations/outline';
import { rect } from '@site/shell/illustrations/shapes';
import { svg } from '@site/shell/illustrations/svg';

/** A desk in order: screen, keys, a mug, and the tool case put away beside it. */
const view = iso(0.8, 240, 214);
const [x, y] = view.at(70, -38, 150);

export default svg(
  { width: 480, height: 380 },
  view.plate('z', roundRect(0, 0, 330, 230, 16), 0, 9),
  view.box(-50, -60, 0, 60, 40, 4),
  view.box(-28, -46, 4, 16, 10, 40),
  view.plate('y', roundRect(-20, 100, 200, 124, 8), -38, 7, { face: 'fe' }),
  view.left(-120, -38, 162, rect(8, 8, 184, 108, 3, 'fs s2') + workScreen(200, 124)),
  view.plate('z', roundRect(-28, 44, 150, 58, 6), 6, 6),
  view.top(-103, 15, 6, keys(6, 6, 138, 46)),
  mug(view, 84, 50, 0),
  view.box(96, -84, 0, 56, 86, 50),
  view.line(
    [
      [110, 2, 50],
      [110, 2, 66],
      [138, 2, 66],
      [138, 2, 50],
    ],
    's1',
  ),
  ember(x, y, 6, 24),
);
