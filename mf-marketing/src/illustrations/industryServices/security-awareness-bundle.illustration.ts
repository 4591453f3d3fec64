import { iso } from '@site/shell/illustrations';
import { ember } from '@site/shell/illustrations/annotations';
import { basePlate, laptop } from '@site/shell/illustrations/objects';
import { roundRect } from '@site/shell/illustrations/outline';
import { path, rect, textRows } from '@site/shell/illustrations/shapes';
import { svg } from '@site/shell/illustrations/svg';

/** A real warning on the screen, and the short lesson that follows from it. */
const view = iso(0.8, 240, 214);
const alarm =
  rect(14, 16, 122, 26, 2, 'emf') +
  rect(14, 16, 122, 26, 2, 'eml') +
  textRows(22, 26, 10, [70], 6) +
  textRows(14, 56, 14, [90, 112, 64], 5);
const lesson = textRows(12, 14, 14, [60, 72, 48, 66], 5) + path('M12 74l6 6 14-16', 'n s1');

export default svg(
  { width: 480, height: 380 },
  basePlate(view, 330, 250),
  laptop(view, -60, -70, 0, { width: 150, height: 104, depth: 104 }, alarm),
  view.line(
    [
      [16, -10, 60],
      [90, 30, 60],
    ],
    'ax',
  ),
  view.line(
    [
      [96, 40, 0],
      [96, 40, 10],
    ],
    's1',
  ),
  view.plate('y', roundRect(96, 62, 96, 104, 6), 44, 6, { face: 'fa' }),
  view.left(48, 44, 114, lesson),
  view.plate('z', roundRect(-70, 86, 70, 50, 4), 8, 8, { face: 'fb' }),
  ember(...view.at(15, -65, 96), 6, 24),
);
