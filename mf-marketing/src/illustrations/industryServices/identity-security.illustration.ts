import { iso } from '@site/shell/illustrations';
import { ember } from '@site/shell/illustrations/annotations';
import { roundRect } from '@site/shell/illustrations/outline';
import { disc, path, rect, textRows } from '@site/shell/illustrations/shapes';
import { svg } from '@site/shell/illustrations/svg';
import { workplace } from '@site/shell/illustrations/workplace';

/** The gate, and the card that opens it for one person at a time. */
const view = iso(0.82, 190, 236);
const card = [
  rect(-62, -38, 124, 76, 6, 'n s3'),
  disc(-32, -8, 16, 'fb s1'),
  path('M-54 26C-54 10-44 6-32 6S-10 10-10 26Z', 'fb s1'),
  textRows(10, -18, 14, [44, 32, 40], 5),
].join('');
const [x, y] = view.at(0, -250, 0);

export default svg(
  { width: 480, height: 380 },
  view.line(
    [
      [0, -250, 0],
      [0, -112, 0],
    ],
    'ax',
  ),
  workplace.identity(view, -100),
  view.line(
    [
      [0, -100, 0],
      [0, 88, 0],
    ],
    'ax',
  ),
  view.plate('y', roundRect(0, 0, 140, 92, 9), 100, 4, { face: 'fa' }),
  view.left(0, 100, 0, card),
  ember(x, y, 8, 34),
);
