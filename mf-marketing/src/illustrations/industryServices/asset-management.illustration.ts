import { iso } from '@site/shell/illustrations';
import { ember } from '@site/shell/illustrations/annotations';
import { basePlate, laptop } from '@site/shell/illustrations/objects';
import { rect } from '@site/shell/illustrations/shapes';
import { svg } from '@site/shell/illustrations/svg';

/** A rack where every piece has its place and its tag. */
const view = iso(0.8, 240, 252);
const shelf = (z: number) => view.box(-130, -50, z, 260, 100, 8);
const tag = (x: number, z: number, ink = 'fa') => view.left(x, 50, z, rect(0, 0, 26, 14, 2, `${ink} s2`));

export default svg(
  { width: 480, height: 380 },
  basePlate(view, 340, 190),
  view.box(-130, -50, 0, 8, 8, 190),
  view.box(122, -50, 0, 8, 8, 190),
  shelf(10),
  view.box(-110, -36, 18, 60, 70, 34),
  view.box(-34, -36, 18, 60, 70, 22),
  view.box(46, -36, 18, 66, 70, 40),
  shelf(80),
  laptop(view, -70, -30, 88, { width: 86, height: 56, depth: 60 }),
  view.box(0, -36, 88, 44, 70, 30),
  view.box(60, -36, 88, 50, 70, 18),
  shelf(150),
  view.cylinder(-80, 0, 158, 26, 24),
  view.box(-30, -30, 158, 66, 60, 20),
  view.box(56, -30, 158, 50, 60, 34),
  view.box(-130, 42, 0, 8, 8, 190),
  view.box(122, 42, 0, 8, 8, 190),
  tag(-94, 17),
  tag(-10, 17),
  tag(66, 17),
  tag(-84, 87),
  tag(8, 87, 'fh'),
  tag(72, 87),
  ember(...view.at(21, 50, 80), 5, 22),
);
