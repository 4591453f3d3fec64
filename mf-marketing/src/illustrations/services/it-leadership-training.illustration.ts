import { iso } from '@site/shell/illustrations';
import { ember } from '@site/shell/illustrations/annotations';
import { basePlate } from '@site/shell/illustrations/objects';
import { disc, path } from '@site/shell/illustrations/shapes';
import { svg } from '@site/shell/illustrations/svg';

/** A round of seats; one of them is a step higher, and has the lamp. */
const view = iso(0.7, 240, 236);
const seat = (x: number, y: number, height: number) =>
  view.cylinder(x, y, 0, 26, 5) + view.cylinder(x, y, 5, 5, height) + view.cylinder(x, y, height + 5, 34, 9);
const [x, y] = view.at(-118, -118, 150);

export default svg(
  { width: 480, height: 380 },
  basePlate(view, 340, 340),
  view.box(-168, -168, 0, 100, 100, 22),
  seat(-20, -124, 44),
  seat(-124, -20, 44),
  view.cylinder(-118, -118, 22, 26, 5),
  view.cylinder(-118, -118, 27, 5, 44),
  view.cylinder(-118, -118, 71, 34, 9),
  view.cylinder(0, 0, 0, 60, 5),
  view.cylinder(0, 0, 5, 10, 60),
  view.cylinder(0, 0, 65, 96, 8),
  view.top(0, 0, 73, disc(0, 0, 88, 'n s3') + path('M-46-22H34M-46-4H40M-46 14H10', 'n s2')),
  seat(122, 22, 44),
  seat(22, 122, 44),
  view.line(
    [
      [-118, -118, 80],
      [-118, -118, 150],
    ],
    'ax',
  ),
  ember(x, y, 7, 30),
);
