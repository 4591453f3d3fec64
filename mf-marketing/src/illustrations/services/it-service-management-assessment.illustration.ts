import { iso } from '@site/shell/illustrations';
import { dial, ember } from '@site/shell/illustrations/annotations';
import { basePlate } from '@site/shell/illustrations/objects';
import { circle } from '@site/shell/illustrations/outline';
import { disc, path } from '@site/shell/illustrations/shapes';
import { strokeText } from '@site/shell/illustrations/strokeText';
import { svg } from '@site/shell/illustrations/svg';

/** A dial gauge on its stand over a part: reading, not guessing. */
const view = iso(0.8, 240, 240);
const face = [
  dial(62, 60, 10, 6, 5),
  disc(0, 0, 66, 'n s2'),
  path('M0 0L34-40', 'eml'),
  disc(0, 0, 6, 'fh'),
  strokeText('0', 0, -42, 9, { anchor: 'middle' }),
].join('');
const [x, y] = view.at(58, 20, 178);

export default svg(
  { width: 480, height: 380 },
  basePlate(view, 320, 220),
  view.box(-130, -60, 0, 90, 110, 22),
  view.cylinder(-86, -6, 22, 14, 190),
  view.box(-100, -20, 150, 130, 24, 22),
  view.box(-30, -70, 0, 150, 130, 40),
  view.box(-10, -50, 40, 110, 90, 26, { top: 'fs' }),
  view.cylinder(24, 0, 66, 6, 34),
  view.plate('y', circle(24, 138, 74), 20, 26, { face: 'fa' }),
  view.left(24, 20, 138, face),
  ember(x, y, 6, 24),
);
