import { iso } from '@site/shell/illustrations';
import { basePlate } from '@site/shell/illustrations/objects';
import { path, rect } from '@site/shell/illustrations/shapes';
import { svg } from '@site/shell/illustrations/svg';

/** Construction and property services: a frame of three floors, and a crane with the next piece on its hook. */
const view = iso(0.8, 130, 150);
const posts: [number, number][] = [
  [-62, -50],
  [-10, -50],
  [38, -50],
  [-62, 36],
  [38, -8],
  [-10, 36],
  [38, 36],
];
const floors = [0, 44, 88].map(
  (z) =>
    posts.map(([x, y]) => view.box(x, y, z, 6, 6, 38, { edge: 's2' })).join('') +
    view.box(-64, -52, z + 38, 110, 96, 6),
);
const lattice = Array.from({ length: 11 }, (_, i) => `M0 ${-i * 16}l12-16M12 ${-i * 16}l-12-16`).join('');
const [hookX, hookY] = view.at(-50, -56, 182);

export default svg(
  { width: 290, height: 300, viewBox: '-15 -68 290 300', targetVariant: 'night' },
  basePlate(view, 210, 180),
  ...floors,
  view.box(66, -70, 0, 20, 20, 6),
  view.left(70, -56, 6, rect(0, -176, 12, 176, 0, 'n s2') + path(lattice, 'n s3')),
  view.left(
    -70,
    -56,
    182,
    path('M0 0H196M0 0L150-26L196 0M30 0L40-6M60 0L70-11M90 0L100-17M120 0L128-22', 'n s2') +
      rect(180, -2, 18, 12, 1, 'fb s2'),
  ),
  path(`M${hookX} ${hookY}v22`, 'n s2'),
  rect(hookX - 6, hookY + 22, 12, 8, 0, 'fh s2'),
);
