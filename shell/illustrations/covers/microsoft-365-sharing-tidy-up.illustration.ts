import { ember } from '../annotations';
import { iso } from '../isometric';
import { basePlate } from '../objects';
import { path, rect } from '../shapes';
import { svg } from '../svg';

/** A plan chest with one drawer open and its folders in order, one of them in hand. */
const view = iso(0.62, 210, 172);
const drawers = [0, 1, 2, 3].map(
  (row) => rect(8, 8 + row * 33, 184, 27, 2, 's2 fb') + path(`M84 ${22 + row * 33}h32`, 'n s1'),
);
const folder = (y: number, tab: number) =>
  view.poly(
    [
      [-84, y, 66],
      [84, y, 66],
      [84, y, 100],
      [tab + 40, y, 100],
      [tab + 36, y, 108],
      [tab + 4, y, 108],
      [tab, y, 100],
      [-84, y, 100],
    ],
    'fa s1',
  );
const [x, y] = view.at(-14, 108, 120);

export default svg(
  { width: 420, height: 286 },
  basePlate(view, 270, 280),
  view.box(-100, -110, 0, 200, 120, 144),
  view.left(-100, 10, 144, drawers.join('')),
  view.poly(
    [
      [-92, 10, 92],
      [92, 10, 92],
      [92, 130, 92],
      [-92, 130, 92],
    ],
    'fd s2',
  ),
  folder(32, -70),
  folder(56, -24),
  folder(80, 26),
  view.poly(
    [
      [-84, 108, 82],
      [84, 108, 82],
      [84, 108, 116],
      [6, 108, 116],
      [2, 108, 124],
      [-30, 108, 124],
      [-34, 108, 116],
      [-84, 108, 116],
    ],
    'emf s1',
  ),
  view.poly(
    [
      [-92, 130, 66],
      [92, 130, 66],
      [92, 130, 92],
      [-92, 130, 92],
    ],
    'fb s1',
  ),
  view.poly(
    [
      [92, 10, 66],
      [92, 130, 66],
      [92, 130, 92],
      [92, 10, 92],
    ],
    'fc s1',
  ),
  view.left(-92, 130, 92, path('M76 14h32', 'n s1')),
  ember(x, y, 5, 22),
);
