import { iso } from '@site/shell/illustrations';
import { laptop } from '@site/shell/illustrations/objects';
import { roundRect } from '@site/shell/illustrations/outline';
import { path, rects } from '@site/shell/illustrations/shapes';
import { svg } from '@site/shell/illustrations/svg';

/** Managed support: a laptop with a message standing in front of it. */
const view = iso(0.46, 92, 112);
const rows = [110, 150, 90, 130, 60].map((w, i): [number, number, number, number] => [20, 36 + i * 16, w, 6]);

export default svg(
  { width: 206, height: 170, viewBox: '-39 23 206 170', targetVariant: 'lit' },
  view.plate('z', roundRect(0, 70, 300, 220, 14), 0, 8),
  laptop(
    view,
    0,
    10,
    0,
    { width: 210, height: 136, depth: 130 },
    path('M8 24H202', 'n s3') + rects(rows, 'fl'),
  ),
  view.line(
    [
      [60, 150, 30],
      [60, 150, 150],
    ],
    'ax',
  ),
  view.plate('y', roundRect(60, 190, 150, 78, 14), 160, 7, { face: 'fa' }),
  view.left(60, 160, 190, path('M-44-8H44M-44 10H18', 'heat')),
);
