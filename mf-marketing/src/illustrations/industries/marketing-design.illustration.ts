import { iso } from '@site/shell/illustrations';
import { basePlate } from '@site/shell/illustrations/objects';
import { roundRect } from '@site/shell/illustrations/outline';
import { disc, path, rect } from '@site/shell/illustrations/shapes';
import { svg } from '@site/shell/illustrations/svg';

/** Marketing and design: a proof on its stand, swatches and a cup of pencils. */
const view = iso(0.8, 130, 146);
const swatches = ['fd', 'fc', 'fb', 'fa'].map((face, i) =>
  view.plate('z', roundRect(-50 + i * 24, 46 + i * 4, 34, 66, 3), 3 + i * 2, 2, { face }),
);
const proof = [
  rect(8, 8, 154, 100, 2, 'n s3'),
  disc(58, 54, 34, 'fb s2'),
  path('M70 96L114 24L156 96Z', 'fh s2'),
  path('M18 92H50M18 100H40', 'n s2'),
];

export default svg(
  { width: 290, height: 300, viewBox: '-15 -68 290 300', targetVariant: 'night' },
  basePlate(view, 210, 180),
  view.line(
    [
      [-56, -30, 0],
      [-56, -30, 40],
    ],
    's1',
  ),
  view.line(
    [
      [56, -30, 0],
      [56, -30, 40],
    ],
    's1',
  ),
  view.plate('y', roundRect(0, 92, 170, 116, 6), -26, 8, { face: 'fa' }),
  view.left(-85, -26, 150, proof.join('')),
  ...swatches,
  view.cylinder(76, 40, 0, 14, 30),
  view.line(
    [
      [72, 40, 30],
      [66, 30, 62],
    ],
    's1',
  ),
  view.line(
    [
      [79, 42, 30],
      [84, 44, 58],
    ],
    's1',
  ),
  view.line(
    [
      [76, 36, 30],
      [78, 26, 56],
    ],
    's1',
  ),
);
