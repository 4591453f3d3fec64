import { iso } from '@site/shell/illustrations';
import { roundRect } from '@site/shell/illustrations/outline';
import { disc, group, path, rect, rects, textRows } from '@site/shell/illustrations/shapes';
import { svg } from '@site/shell/illustrations/svg';

const view = iso(1, 236, 440);
const [W, D] = [240, 160];
const GAP = 112;
const LABELS = ['a beginning', 'mostly there', 'in place, checked'];

/**
 * Exploded view of a part of a firm: the base at the bottom and three layers above that an answer draws solid, with the
 * classes `ly-1` to `ly-3`.
 */
export const explodedView = (base: string, ...layers: [string, string, string]): string =>
  svg(
    { width: 620, height: 590, viewBox: '10 0 620 590', inline: 'assembly' },
    view.plate('z', roundRect(0, 0, 310, 220, 10), 0, 14, { face: 'fa' }),
    view.top(-155, -110, 0, base),
    ...layers.map((flat, index) => layer(index + 1, flat)),
  );

function layer(number: number, flat: string): string {
  const z = number * GAP;
  const [x, y] = view.at(W / 2, -D / 2, z);
  return group(
    `ly ly-${number}`,
    view.line(
      [
        [0, 0, z - 12],
        [0, 0, z - GAP + 6],
      ],
      'ax',
    ),
    view.plate('z', roundRect(0, 0, W, D, 8), z, 10, { face: number % 2 ? 'fe' : 'fa' }),
    view.top(-W / 2, -D / 2, z, flat),
    group(
      'leader',
      path(`M${x + 4} ${y}L${x + 30} ${y - 26}H626`, 'n dim'),
      `<text x="626" y="${y - 34}" text-anchor="end">${LABELS[number - 1]}</text>`,
    ),
  );
}

export const list = () => rect(20, 20, 200, 120, 4, 'n s2') + textRows(38, 42, 26, [110, 140, 84, 120], 6);

export const ticked = () =>
  textRows(64, 38, 28, [110, 130, 90, 120], 6) +
  path([38, 66, 94, 122].map((y) => `M34 ${y}l7 7l13-14`).join(''), 'n s1');

export const grid = () =>
  path('M20 50H220M20 80H220M20 110H220M60 20V140M100 20V140M140 20V140M180 20V140', 'n s3') +
  rects(
    [
      [62, 52, 36, 26],
      [142, 82, 36, 26],
      [102, 22, 36, 26],
    ],
    'fd',
  );

export const clock = () =>
  disc(120, 80, 54, 'fa s1') +
  disc(120, 80, 44, 'n s3') +
  path('M120 80V46M120 80l26 16', 'n s1') +
  disc(120, 80, 5, 'fh');

export const lock = () =>
  rect(84, 74, 72, 54, 5, 'fh s1') + path('M98 74V56a22 22 0 0 1 44 0V74', 'n s1') + disc(120, 98, 6, 'fa');

export const waves = () =>
  path('M76 78a62 62 0 0 1 88 0M92 94a40 40 0 0 1 56 0M106 108a20 20 0 0 1 28 0', 'n s1') +
  disc(120, 122, 7, 'fh');

export const people = () =>
  [60, 120, 180]
    .map((x) => disc(x, 62, 15, 'fa s2') + path(`M${x - 24} 116a24 26 0 0 1 48 0z`, 'fd s2'))
    .join('');

export const chart = () =>
  path('M34 22V132H216', 'n s1') +
  rects(
    [
      [52, 92, 24, 40],
      [92, 72, 24, 60],
      [132, 52, 24, 80],
      [172, 34, 24, 98],
    ],
    'fd',
  );

export const key = () =>
  disc(74, 80, 30, 'fa s1') + disc(74, 80, 12, 'fc s2') + path('M104 80H204M182 80v24M200 80v18', 'n s1');

export const disks = () =>
  disc(80, 80, 46, 'fa s1') +
  disc(80, 80, 14, 'fd s2') +
  disc(168, 80, 34, 'fa s1') +
  disc(168, 80, 10, 'fd s2');

export const links = () =>
  path('M60 50L120 110L180 50M60 50H180', 'n s2') +
  [
    [60, 50],
    [180, 50],
    [120, 110],
  ]
    .map(([x = 0, y = 0]) => disc(x, y, 16, 'fa s1'))
    .join('');

export const plan = () =>
  path('M24 130H216', 'n s1') +
  rects(
    [
      [30, 30, 60, 14],
      [70, 56, 70, 14],
      [120, 82, 60, 14],
      [160, 108, 50, 12],
    ],
    'fl',
  ) +
  path('M90 24V130M150 24V130', 'n s3');

/** Bases: a keyboard, a floor plan, shelves. */
export const keyboard = () =>
  rects(
    Array.from({ length: 48 }, (_, n) => [24 + (n % 12) * 22, 34 + Math.floor(n / 12) * 26, 18, 20]),
    's3 fb',
  ) + rect(110, 146, 90, 50, 4, 's2 fb');

export const partitions = () =>
  path('M20 20H290V200H20zM120 20V110M120 150V200M200 20V70M200 110V200M20 120H80M240 110H290', 'n s2') +
  rect(34, 36, 60, 26, 3, 's3 fd') +
  rect(220, 134, 50, 40, 3, 's3 fd');

export const shelves = () =>
  [40, 90, 140].map((y) => rect(24, y, 262, 36, 4, 's2 fb') + textRows(40, y + 15, 0, [180], 6)).join('');
