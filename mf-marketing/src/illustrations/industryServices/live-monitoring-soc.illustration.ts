import { iso } from '@site/shell/illustrations';
import { ember } from '@site/shell/illustrations/annotations';
import { basePlate } from '@site/shell/illustrations/objects';
import { roundRect } from '@site/shell/illustrations/outline';
import { path, rect } from '@site/shell/illustrations/shapes';
import { svg } from '@site/shell/illustrations/svg';

/** Three traces on three screens, one place to watch them from. */
const view = iso(0.8, 240, 224);
const trace = (d: string, ink: string) =>
  rect(6, 6, 108, 78, 3, 'fs s2') + path('M14 30H106M14 50H106M14 70H106', 'n s3') + path(d, ink);
const screen = (x: number, y: number, strokes: string) =>
  view.plate('y', roundRect(x, 92, 120, 90, 6), y, 6, { face: 'fe' }) + view.left(x - 60, y, 137, strokes);
const calm = 'M14 52h20l5-14 8 26 6-12h53';

export default svg(
  { width: 480, height: 380 },
  basePlate(view, 400, 250),
  view.plate('z', roundRect(0, -20, 390, 110, 10), 40, 6),
  view.line(
    [
      [-180, 20, 0],
      [-180, 20, 34],
    ],
    's1',
  ),
  view.line(
    [
      [180, 20, 0],
      [180, 20, 34],
    ],
    's1',
  ),
  screen(-128, -40, trace(calm, 'n s1')),
  screen(0, -40, trace('M14 52h30l6-30 9 52 7-22h40', 'eml')),
  screen(128, -40, trace(calm, 'n s1')),
  view.plate('z', roundRect(0, 8, 150, 34, 5), 45, 5),
  view.cylinder(0, 90, 0, 28, 5),
  view.cylinder(0, 90, 5, 5, 30),
  view.cylinder(0, 90, 35, 36, 9),
  ember(...view.at(0, -40, 111), 6, 24),
);
