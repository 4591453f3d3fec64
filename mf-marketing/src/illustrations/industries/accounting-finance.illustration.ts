import { iso } from '@site/shell/illustrations';
import { basePlate, keys } from '@site/shell/illustrations/objects';
import { disc, path, rect } from '@site/shell/illustrations/shapes';
import { svg } from '@site/shell/illustrations/svg';

/** Accounting and finance: ruled books, a calculator and three columns of coins. */
const view = iso(0.8, 130, 130);
const coins = (x: number, y: number, count: number) =>
  Array.from({ length: count }, (_, i) => view.cylinder(x, y, i * 9, 20, 9)).join('') +
  view.top(x, y, count * 9, disc(0, 0, 13, 'n s3'));

export default svg(
  { width: 290, height: 300, viewBox: '-15 -68 290 300', targetVariant: 'night' },
  basePlate(view, 210, 180),
  view.box(-84, -64, 0, 120, 84, 14),
  view.box(-80, -60, 14, 112, 76, 12),
  view.top(
    -80,
    -60,
    26,
    path('M12 14H100M12 26H100M12 38H100M12 50H100M12 62H100M64 8V70M84 8V70', 'n s3') +
      rect(86, 52, 14, 8, 0, 'fh'),
  ),
  coins(72, -52, 11),
  coins(70, -2, 7),
  coins(66, 50, 4),
  view.box(-70, 40, 0, 76, 44, 8),
  view.top(-70, 40, 8, rect(6, 5, 64, 10, 2, 's3 fb') + keys(6, 18, 64, 22, 6, 3)),
);
