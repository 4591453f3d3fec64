import { iso } from '@site/shell/illustrations';
import { dial, ember } from '@site/shell/illustrations/annotations';
import { disc } from '@site/shell/illustrations/shapes';
import { svg } from '@site/shell/illustrations/svg';

/** Layers around what matters, lifted apart on one axis: the outermost first. */
const view = iso(0.8, 240, 224);
const ring = (z: number, radius: number, hole: number) =>
  view.cylinder(0, 0, z, radius, 16) +
  view.top(0, 0, z + 16, disc(0, 0, hole, 'fd s2') + dial(radius - 6, 48, 9, 5, 4));
const [x, y] = view.at(0, 0, 232);

export default svg(
  { width: 480, height: 380 },
  ring(-60, 150, 118),
  view.line(
    [
      [0, 0, -44],
      [0, 0, 16],
    ],
    'ax',
  ),
  ring(8, 112, 84),
  view.line(
    [
      [0, 0, 24],
      [0, 0, 76],
    ],
    'ax',
  ),
  ring(72, 78, 52),
  view.line(
    [
      [0, 0, 88],
      [0, 0, 134],
    ],
    'ax',
  ),
  view.cylinder(0, 0, 132, 44, 34),
  view.top(0, 0, 166, disc(0, 0, 32, 'n s3')),
  view.line(
    [
      [0, 0, 166],
      [0, 0, 232],
    ],
    'ax',
  ),
  ember(x, y, 9, 36),
);
