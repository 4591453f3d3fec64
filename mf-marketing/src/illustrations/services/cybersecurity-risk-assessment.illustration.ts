import { iso } from '@site/shell/illustrations';
import { ember } from '@site/shell/illustrations/annotations';
import { basePlate } from '@site/shell/illustrations/objects';
import { path } from '@site/shell/illustrations/shapes';
import { svg } from '@site/shell/illustrations/svg';

/** Likelihood by impact: a field of risks, the highest of them found and marked. */
const view = iso(0.8, 240, 214);
const heights = [
  [10, 16, 30, 46],
  [8, 22, 36, 110],
  [6, 14, 26, 40],
  [4, 8, 12, 22],
];
const cell = (row: number, column: number) => {
  const h = heights[row]![column]!;
  const isHigh = h > 100;
  return view.box(
    -120 + column * 62,
    -120 + row * 62,
    0,
    46,
    46,
    h,
    isHigh ? { top: 'fd', left: 'fh', right: 'fh' } : {},
  );
};
const order = [0, 1, 2, 3].flatMap((row) => [0, 1, 2, 3].map((column) => cell(row, column)));
const [x, y] = view.at(89, -35, 110);

export default svg(
  { width: 480, height: 380 },
  basePlate(view, 290, 290),
  ...order,
  view.top(-130, 134, 0, path('M0 0H256M246-5L256 0L246 5', 'n s2')),
  view.top(-130, 134, 0, path('M-4 0V-258M-9-248L-4-258L1-248', 'n s2')),
  ember(x, y, 8, 34),
);
