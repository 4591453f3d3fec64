import { iso } from '@site/shell/illustrations';
import { ember } from '@site/shell/illustrations/annotations';
import { basePlate } from '@site/shell/illustrations/objects';
import { rect } from '@site/shell/illustrations/shapes';
import { strokeText } from '@site/shell/illustrations/strokeText';
import { svg } from '@site/shell/illustrations/svg';

/** Three boxes of one make: each holds what the smaller one holds, and one layer more. */
const view = iso(0.8, 240, 214);
const pack = (x: number, layers: number) =>
  Array.from({ length: layers }, (_, i) => view.box(x, -40, i * 40, 84, 84, 34)).join('');
const label = (x: number, z: number, count: string) =>
  view.left(
    x,
    44,
    z,
    rect(20, 6, 44, 22, 2, 'fa s2') + strokeText(count, 42, 23, 12, { anchor: 'middle', className: 'n s1' }),
  );

export default svg(
  { width: 480, height: 380 },
  basePlate(view, 360, 180),
  pack(-150, 1),
  label(-150, 34, '1'),
  pack(-42, 2),
  label(-42, 74, '2'),
  pack(66, 3),
  label(66, 114, '3'),
  view.line(
    [
      [108, 2, 114],
      [108, 2, 176],
    ],
    'ax',
  ),
  ember(...view.at(108, 2, 176), 8, 32),
);
