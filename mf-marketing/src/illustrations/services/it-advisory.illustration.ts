import { iso } from '@site/shell/illustrations';
import { ember } from '@site/shell/illustrations/annotations';
import { strokeText } from '@site/shell/illustrations/strokeText';
import { svg } from '@site/shell/illustrations/svg';

/** Four quarters laid out as terraces, a route across them and the goal at the end. */
const view = iso(0.8, 240, 214);
const quarter = (i: number) =>
  view.box(-160 + i * 80, -90, 0, 80, 180, 16 + i * 22) +
  view.left(-160 + i * 80, 90, 16 + i * 22, strokeText(`Q${i + 1}`, 8, 15, 9));
const [x, y] = view.at(128, -20, 82);

export default svg(
  { width: 480, height: 380 },
  ...[0, 1, 2, 3].map(quarter),
  view.line(
    [
      [-130, 60, 16],
      [-82, 40, 16],
      [-82, 40, 38],
      [-2, 10, 38],
      [-2, 10, 60],
      [78, -4, 60],
      [78, -4, 82],
      [128, -20, 82],
    ],
    'eml',
  ),
  view.line(
    [
      [128, -20, 82],
      [128, -20, 160],
    ],
    's1',
  ),
  view.poly(
    [
      [128, -20, 160],
      [128, -20, 128],
      [176, -20, 144],
    ],
    'fh s2',
  ),
  view.box(-146, 44, 16, 30, 30, 3, { top: 'fs' }),
  ember(x, y, 6, 24),
);
