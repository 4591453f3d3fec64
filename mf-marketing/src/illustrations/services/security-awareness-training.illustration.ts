import { iso } from '@site/shell/illustrations';
import { basePlate } from '@site/shell/illustrations/objects';
import { roundRect } from '@site/shell/illustrations/outline';
import { disc, path, rect, textRows } from '@site/shell/illustrations/shapes';
import { svg } from '@site/shell/illustrations/svg';

/** A lesson: a message with its catch marked, and places for a small group. */
const view = iso(0.8, 240, 244);
const stool = (x: number, y: number) => view.cylinder(x, y, 0, 5, 30) + view.cylinder(x, y, 30, 24, 8);
const lesson = [
  rect(10, 10, 200, 120, 3, 'n s3'),
  textRows(30, 30, 18, [110, 140, 84], 6),
  rect(28, 84, 116, 22, 0, 'emf'),
  rect(28, 84, 116, 22, 0, 'eml'),
  textRows(36, 92, 18, [90], 6),
  path('M144 95h26', 'n s1'),
  disc(180, 95, 10, 'fa s1'),
].join('');

export default svg(
  { width: 480, height: 380 },
  basePlate(view, 300, 260),
  view.line(
    [
      [-70, -80, 0],
      [-70, -80, 50],
    ],
    's1',
  ),
  view.line(
    [
      [70, -80, 0],
      [70, -80, 50],
    ],
    's1',
  ),
  view.plate('y', roundRect(0, 118, 220, 140, 6), -76, 8, { face: 'fa' }),
  view.left(-110, -76, 188, lesson),
  stool(-84, 10),
  stool(0, 10),
  stool(84, 10),
  stool(-84, 84),
  stool(0, 84),
  stool(84, 84),
);
