import { iso } from '@site/shell/illustrations';
import { ember } from '@site/shell/illustrations/annotations';
import { roundRect } from '@site/shell/illustrations/outline';
import { path, rect, rects, textRows } from '@site/shell/illustrations/shapes';
import { svg } from '@site/shell/illustrations/svg';

/** Mail, meetings and files as three sheets that fall into one tray. */
const view = iso(0.8, 240, 224);
const sheet = (z: number, strokes: string) =>
  view.plate('z', roundRect(0, 0, 190, 140, 5), z, 3) + view.top(-95, -70, z, strokes);
const mail = rect(45, 30, 100, 76, 3, 'fb s2') + path('M45 30L95 74L145 30', 'n s1');
const meeting =
  path('M0 28H190', 'n s3') +
  rects(
    [0, 1, 2, 3, 4, 5, 6, 7].map((i): [number, number, number, number] => [
      20 + (i % 4) * 40,
      44 + Math.floor(i / 4) * 42,
      28,
      28,
    ]),
    's3 fs',
  ) +
  rect(100, 44, 28, 28, 0, 'fh');
const files = textRows(22, 26, 20, [120, 146, 92, 136, 70], 6);
const [x, y] = view.at(0, 0, 226);

export default svg(
  { width: 480, height: 380 },
  view.box(-125, -95, -36, 250, 190, 30),
  view.top(-125, -95, -6, rect(14, 14, 222, 162, 4, 'fc s2')),
  view.line(
    [
      [0, 0, 0],
      [0, 0, 226],
    ],
    'ax',
  ),
  sheet(34, files),
  view.line(
    [
      [0, 0, 34],
      [0, 0, 88],
    ],
    'ax',
  ),
  sheet(92, meeting),
  view.line(
    [
      [0, 0, 92],
      [0, 0, 146],
    ],
    'ax',
  ),
  sheet(150, mail),
  view.line(
    [
      [0, 0, 150],
      [0, 0, 226],
    ],
    'ax',
  ),
  ember(x, y, 9, 36),
);
