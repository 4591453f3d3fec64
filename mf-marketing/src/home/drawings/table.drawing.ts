import { iso } from '@site/shell/drawing';
import { disc, path, rect } from '@site/shell/drawing/flat';
import { night } from '@site/shell/drawing/ink';
import { circle, roundRect } from '@site/shell/drawing/outline';
import { svg } from '@site/shell/drawing/svg';
import { laptop, mug } from '@site/shell/drawing/things';

/** People before technology: a shared table under one warm lamp, with places for four. On the night ground. */
const view = iso(1, 600, 400);
const stool = (x: number, y: number) =>
  view.cylinder(x, y, -120, 30, 6) + view.cylinder(x, y, -114, 5, 58) + view.cylinder(x, y, -56, 40, 10);
const shade = [...view.at(0, 0, 270), ...view.at(0, 0, 226)] as [number, number, number, number];
const [lampX, topY, , rimY] = shade;
/** The lamp's shade: from the cap's ellipse down to the rim's, along common tangents. */
const lamp =
  path(
    `M${lampX - 14.4} ${topY - 2}L${lampX - 67} ${rimY - 15}A71 41 0 1 0 ${lampX + 67} ${rimY - 15}L${lampX + 14.4} ${topY - 2}Z`,
    'fb s1',
  ) +
  view.plate('z', circle(0, 0, 12), 270, 0, { face: 'fa' }) +
  `<ellipse class="lamp" cx="${lampX}" cy="${rimY + 14}" rx="34" ry="17"/>`;
const notes = path('M10 14H50M10 26H50M10 38H36M10 50H44', 'n s3');
const plan = path('M10 12H74V98H10ZM10 54H40M40 12V34M40 46V98M40 74H74', 'n s3');

export default svg(
  { width: 1200, height: 675, colours: { ...night, lamp: '#FFB27A' } },
  stool(-40, -215),
  stool(-215, -40),
  view.cylinder(0, 0, -120, 90, 6),
  view.cylinder(0, 0, -114, 16, 106),
  view.cylinder(0, 0, -8, 190, 10),
  view.top(0, 0, 2, disc(0, 0, 182, 'n s3') + disc(0, 0, 150, 'pool')),
  laptop(view, -40, -132, 2, { width: 120, height: 80, depth: 78 }, rect(8, 8, 104, 64, 3, 'n s3')),
  view.plate('z', roundRect(-118, 20, 60, 84, 3), 5, 3, { face: 'fb' }),
  view.top(-148, -22, 5, notes),
  mug(view, -140, -64, 2),
  mug(view, 92, -64, 2),
  mug(view, -76, 104, 2),
  view.plate('z', roundRect(96, 36, 84, 110, 3), 4, 2),
  view.top(54, -19, 4, plan),
  view.plate('z', roundRect(4, 96, 34, 60, 5), 6, 4, { face: 'fd' }),
  stool(215, 40),
  stool(40, 215),
  path(`M${lampX}-40V${topY}`, 'n s1'),
  lamp,
);
