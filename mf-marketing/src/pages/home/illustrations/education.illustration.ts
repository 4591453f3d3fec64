import { iso } from '@site/shell/illustrations';
import { svg } from '@site/shell/illustrations/svg';

/** Education: steps of equal tread, the next always a little higher, with a mark at the top. */
const view = iso(0.46, 88, 118);
const steps = [3, 2, 1, 0].map((i) => view.box(-90, (3 - i) * 65 - 130, 0, 180, 65, 24 + i * 34));

export default svg(
  { width: 181, height: 167, viewBox: '-3 5 181 167', targetVariant: 'lit' },
  ...steps,
  ...[0, 1, 2, 3].map((i) =>
    view.line(
      [
        [-90, 130 - i * 65, 24 + i * 34],
        [90, 130 - i * 65, 24 + i * 34],
      ],
      'heat',
    ),
  ),
  view.line(
    [
      [0, -98, 126],
      [0, -98, 190],
    ],
    's1',
  ),
  view.poly(
    [
      [0, -98, 190],
      [0, -98, 160],
      [48, -98, 175],
    ],
    'fh s2',
  ),
);
