import { iso } from '@site/shell/illustrations';
import { basePlate } from '@site/shell/illustrations/objects';
import { disc } from '@site/shell/illustrations/shapes';
import { svg } from '@site/shell/illustrations/svg';

/** Legal: a courthouse front with steps, four columns and a pediment. */
const view = iso(0.8, 126, 128);
const steps = [0, 1, 2].map((i) => view.box(-88 + i * 8, -60 + i * 8, i * 8, 176 - i * 16, 120 - i * 16, 8));
const columns = [-60, -22, 16, 54].map((x) => view.cylinder(x, 34, 24, 8, 70));

export default svg(
  { width: 290, height: 300, viewBox: '-15 -68 290 300', targetVariant: 'night' },
  basePlate(view, 210, 170),
  ...steps,
  view.box(-60, -34, 24, 116, 40, 70, { left: 'fc' }),
  view.poly(
    [
      [-12, 6, 24],
      [12, 6, 24],
      [12, 6, 66],
      [-12, 6, 66],
    ],
    'fh s2',
  ),
  ...columns,
  view.box(-74, -46, 94, 148, 92, 10),
  view.profile(
    [
      [-74, 104],
      [74, 104],
      [0, 136],
    ],
    46,
    92,
  ),
  view.left(0, 46, 120, disc(0, 2, 7, 'n s2')),
);
