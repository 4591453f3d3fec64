import { iso } from '@site/shell/illustrations';
import { ember, ruler } from '@site/shell/illustrations/annotations';
import { basePlate } from '@site/shell/illustrations/objects';
import { roundRect } from '@site/shell/illustrations/outline';
import { disc, path, textRows } from '@site/shell/illustrations/shapes';
import { svg } from '@site/shell/illustrations/svg';

/** Candidates as plates against one gauge: the one that fits stands on the line. */
const view = iso(0.8, 240, 214);
const card = (x: number, y: number, inks = {}) =>
  view.plate('y', roundRect(x, 62, 84, 116, 10), y, 7, { face: 'fa', ...inks }) +
  view.left(
    x,
    y,
    62,
    disc(0, -22, 15, 'fb s1') +
      path('M-26 22C-26 4-14-2 0-2S26 4 26 22Z', 'fb s1') +
      textRows(-26, 34, 10, [52, 34], 4),
  );
const [x, y] = view.at(0, 48, 84);

export default svg(
  { width: 480, height: 380 },
  basePlate(view, 340, 240),
  view.top(-150, 48, 0, ruler(0, 0, 300, 30, 5, 6)),
  card(-110, -50),
  card(110, -50),
  card(0, -50, { side: 'n', face: 'n', edge: 'hid', rim: 'hid' }),
  view.line(
    [
      [0, -50, 62],
      [0, 48, 62],
    ],
    'ax',
  ),
  card(0, 48),
  ember(x, y, 6, 26),
);
