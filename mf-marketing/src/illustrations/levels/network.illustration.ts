import { iso } from '@site/shell/illustrations';
import { ember } from '@site/shell/illustrations/annotations';
import { basePlate } from '@site/shell/illustrations/objects';
import { disc, rects } from '@site/shell/illustrations/shapes';
import { svg } from '@site/shell/illustrations/svg';

/** The lowest level below an industry: a network switch, and the backup with its ember. */
const view = iso(0.8, 145, 112);
const slots = [0, 1, 2, 3, 4, 5].map((i): [number, number, number, number] => [8 + i * 15, 10, 10, 9]);

export default svg(
  { width: 290, height: 212 },
  basePlate(view, 210, 180),
  view.box(-96, 40, 0, 104, 34, 28),
  view.left(-96, 74, 28, rects(slots, 's3 fa') + rects([[53, 10, 10, 9]], 'fh')),
  ...[0, 1, 2, 3].map((at) => view.cylinder(62, 42, at * 13, 34, 10)),
  view.top(62, 42, 49, disc(0, 0, 24, 'n s3')),
  ember(...view.at(62, 42, 49), 7, 26),
);
