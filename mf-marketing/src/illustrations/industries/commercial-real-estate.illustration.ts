import { iso } from '@site/shell/illustrations';
import { basePlate, windows } from '@site/shell/illustrations/objects';
import { svg } from '@site/shell/illustrations/svg';

/** Commercial real estate: a tower, a block and a row of shops on one plot. */
const view = iso(0.8, 130, 150);

export default svg(
  { width: 290, height: 300, viewBox: '-15 -68 290 300', targetVariant: 'night' },
  basePlate(view, 200, 180),
  view.box(-70, -70, 0, 70, 70, 150),
  windows(view, 'left', [-70, 0, 150], [70, 150], [4, 9]),
  windows(view, 'right', [0, 0, 150], [70, 150], [4, 9]),
  view.box(-56, -56, 150, 30, 30, 10),
  view.box(14, -60, 0, 66, 60, 84),
  windows(view, 'left', [14, 0, 84], [66, 84], [4, 5]),
  windows(view, 'right', [80, 0, 84], [60, 84], [3, 5]),
  view.box(-70, 22, 0, 130, 50, 34),
  windows(view, 'left', [-70, 72, 34], [130, 30], [6, 1]),
  windows(view, 'right', [60, 72, 34], [50, 30], [2, 1]),
  windows(view, 'left', [-24, 0, 150], [24, 17], [1, 1], 's3 fh'),
);
