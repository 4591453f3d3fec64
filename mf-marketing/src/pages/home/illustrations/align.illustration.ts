import { path } from '@site/shell/illustrations/shapes';
import { svg } from '@site/shell/illustrations/svg';

/**
 * Two lines, business and IT, that start apart and come together into one. The page sets their names
 * and the ember they end in, whose glow reaches beyond the illustration.
 */
const gaps: [x: number, y: number][] = [
  [200, 156],
  [600, 112],
  [930, 68],
];
const gap = ([x, y]: [number, number]) =>
  path(`M${x} 33V${y - 3}`, 'dim') + path(`M${x - 5} 38l5-7 5 7M${x - 5} ${y - 8}l5 7 5-7`, 'n s1');

export default svg(
  { width: 1200, height: 172 },
  path('M0 30H1190', 'n s1'),
  path('M0 156H250C310 156 330 112 390 112H650C710 112 730 68 790 68H960C1020 68 1030 30 1090 30', 'ax'),
  path('M1090 28H1190V32H1090Z', 'fh'),
  ...gaps.map(gap),
);
