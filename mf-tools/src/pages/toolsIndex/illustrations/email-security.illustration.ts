import { iso } from '@site/shell/illustrations';
import { ember } from '@site/shell/illustrations/annotations';
import { envelope } from '@site/shell/illustrations/objects';
import { roundRect } from '@site/shell/illustrations/outline';
import { path, rect } from '@site/shell/illustrations/shapes';
import { svg } from '@site/shell/illustrations/svg';

/** A letter before three gates; the last one is closed. */
const view = iso(0.9, 300, 190);
const gate = (y: number, isOpen: boolean) =>
  view.plate('y', roundRect(0, 0, 150, 130, 14), y, 12, { face: 'fa' }) +
  view.left(
    0,
    y,
    0,
    rect(-62, -52, 124, 104, 8, 'n s3') +
      (isOpen
        ? rect(-40, -26, 80, 52, 4, 'fc s1')
        : rect(-40, -26, 80, 52, 4, 'fh s1') + path('M-40-26L40 26M40-26L-40 26', 'n s3')),
  );
const way = (from: number, to: number) =>
  view.line(
    [
      [0, from, 0],
      [0, to, 0],
    ],
    'ax',
  );
const [x, y] = view.at(42, 140, 28);

export default svg(
  { width: 374, height: 300, viewBox: '150 4 374 300' },
  way(-250, -196),
  gate(-190, false),
  way(-184, -92),
  gate(-80, true),
  way(-76, 18),
  gate(30, true),
  way(34, 120),
  envelope(view, 140),
  ember(x, y, 6.5, 20),
);
