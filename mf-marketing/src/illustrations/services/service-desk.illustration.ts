import { iso } from '@site/shell/illustrations';
import { ember } from '@site/shell/illustrations/annotations';
import { roundRect } from '@site/shell/illustrations/outline';
import { disc, path, rect, textRows } from '@site/shell/illustrations/shapes';
import { svg } from '@site/shell/illustrations/svg';

/** A call, a mail and a chat go through one front door and come out as one ticket with one owner. */
const view = iso(0.62, 228, 196);
const tile = (x: number, y: number, strokes: string) =>
  view.plate('y', roundRect(x, 0, 90, 100, 14), y, 9, { face: 'fa' }) + view.left(x, y, 0, strokes);
const phone = rect(-20, -36, 40, 72, 7, 'fb s1') + path('M-6 28H6M-20-24H20M-20 20H20', 'n s2');
const mail = rect(-36, -25, 72, 50, 4, 'fb s1') + path('M-36-20L0 8L36-20', 'n s2');
const chat =
  path('M-28-30H28Q36-30 36-22V8Q36 16 28 16H-4L-18 32V16H-28Q-36 16-36 8V-22Q-36-30-28-30Z', 'fb s1') +
  path('M-20-14H20M-20 0H8', 'n s2');
const ticket = [
  path('M-95-26H95M38-26V56', 'n s3'),
  rect(-80, -44, 64, 7, 3, 'fl'),
  textRows(-80, -10, 18, [96, 72, 88], 6),
  disc(66, 2, 15, 'fb s2'),
  path('M54 28C54 20 60 18 66 18S78 20 78 28', 'n s2'),
].join('');
const [x, y] = view.at(0, -390, 0);

export default svg(
  { width: 480, height: 380 },
  view.line(
    [
      [0, -390, 0],
      [0, -226, 0],
    ],
    'ax',
  ),
  view.plate('y', roundRect(0, 0, 190, 112, 8), -220, 8, { face: 'fa' }),
  view.left(0, -220, 0, ticket),
  view.line(
    [
      [0, -220, 0],
      [0, -20, 0],
    ],
    'ax',
  ),
  view.plate('z', roundRect(0, 0, 290, 250, 18), -88, 12),
  view.top(-145, -125, -88, rect(10, 10, 270, 230, 10, 'n s3')),
  view.box(-98, -14, -88, 24, 28, 190),
  view.box(74, -14, -88, 24, 28, 190),
  view.box(-112, -18, 102, 224, 36, 20),
  view.poly(
    [
      [74, 14, -88],
      [74, 102, -88],
      [74, 102, 96],
      [74, 14, 96],
    ],
    'fb s1',
  ),
  view.poly(
    [
      [74, 30, -70],
      [74, 86, -70],
      [74, 86, -4],
      [74, 30, -4],
    ],
    'n s3',
  ),
  view.poly(
    [
      [74, 30, 12],
      [74, 86, 12],
      [74, 86, 78],
      [74, 30, 78],
    ],
    'n s3',
  ),
  view.line(
    [
      [0, -14, 0],
      [0, 120, 0],
      [-130, 190, 0],
    ],
    'ax',
  ),
  view.line(
    [
      [0, 120, 0],
      [0, 190, 0],
    ],
    'ax',
  ),
  view.line(
    [
      [0, 120, 0],
      [130, 190, 0],
    ],
    'ax',
  ),
  tile(-130, 200, phone),
  tile(0, 200, mail),
  tile(130, 200, chat),
  ember(x, y, 8, 32),
);
