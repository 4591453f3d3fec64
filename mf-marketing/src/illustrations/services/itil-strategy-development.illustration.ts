import { iso } from '@site/shell/illustrations';
import { ember } from '@site/shell/illustrations/annotations';
import { basePlate } from '@site/shell/illustrations/objects';
import { disc, path, rect, textRows } from '@site/shell/illustrations/shapes';
import { svg } from '@site/shell/illustrations/svg';

/** Four practices as trays on one belt: incident, change, knowledge, catalog. */
const view = iso(0.8, 240, 200);
const tray = (x: number, y: number, strokes: string) =>
  view.box(x - 45, y - 45, 0, 90, 90, 18) +
  view.top(x - 45, y - 45, 18, rect(8, 8, 74, 74, 4, 'fc s2') + strokes);
const incident = path('M45 22V50', 'pen') + disc(45, 62, 3, 'fh');
const change = path('M26 38H60L52 30M64 54H30L38 62', 'n s1');
const knowledge = path(
  'M24 28H44Q46 28 46 32V64Q46 60 42 60H24ZM68 28H50Q46 28 46 32V64Q46 60 50 60H68Z',
  'fa s1',
);
const catalog = textRows(24, 28, 14, [42, 42, 28], 5);
const [x, y] = view.at(0, 0, 60);

export default svg(
  { width: 480, height: 380 },
  basePlate(view, 330, 330),
  view.top(
    0,
    0,
    0,
    rect(-90, -90, 180, 180, 30, 'n s1') +
      rect(-78, -78, 156, 156, 22, 'n s3') +
      path('M0-90l-8-6m8 6l-8 6M90 0l-6-8m6 8l6-8M0 90l8-6m-8 6l8 6M-90 0l-6 8m6-8l6 8', 'n s1'),
  ),
  tray(-90, -90, incident),
  tray(90, -90, change),
  tray(-90, 90, catalog),
  tray(90, 90, knowledge),
  view.cylinder(0, 0, 0, 26, 14),
  view.line(
    [
      [0, 0, 14],
      [0, 0, 60],
    ],
    'ax',
  ),
  ember(x, y, 8, 32),
);
