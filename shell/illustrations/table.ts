import type { Isometric } from './isometric';
import { laptop, mug } from './objects';
import { circle, roundRect } from './outline';
import { disc, path, rect } from './shapes';

/** A table under a lamp, as separate parts from back to front. */
export function table(view: Isometric) {
  const stool = (x: number, y: number) =>
    view.cylinder(x, y, -120, 30, 6) + view.cylinder(x, y, -114, 5, 58) + view.cylinder(x, y, -56, 40, 10);
  const notes = path('M10 14H50M10 26H50M10 38H36M10 50H44', 'n s3');
  const plan = path('M10 12H74V98H10ZM10 54H40M40 12V34M40 46V98M40 74H74', 'n s3');
  return {
    stoolsBehind: stool(-40, -215) + stool(-215, -40),
    top:
      view.cylinder(0, 0, -120, 90, 6) +
      view.cylinder(0, 0, -114, 16, 106) +
      view.cylinder(0, 0, -8, 190, 10) +
      view.top(0, 0, 2, disc(0, 0, 182, 'n s3')),
    light: view.top(0, 0, 2, disc(0, 0, 150, 'pool')),
    things: [
      laptop(view, -40, -132, 2, { width: 120, height: 80, depth: 78 }, rect(8, 8, 104, 64, 3, 'n s3')),
      view.plate('z', roundRect(-118, 20, 60, 84, 3), 5, 3, { face: 'fb' }) + view.top(-148, -22, 5, notes),
      mug(view, -140, -64, 2),
      mug(view, 92, -64, 2),
      mug(view, -76, 104, 2),
      view.plate('z', roundRect(96, 36, 84, 110, 3), 4, 2) + view.top(54, -19, 4, plan),
      view.plate('z', roundRect(4, 96, 34, 60, 5), 6, 4, { face: 'fd' }),
    ],
    stoolsBefore: stool(215, 40) + stool(40, 215),
    lamp: lamp(view),
  };
}

/** The cord and the shade between two ellipses along their common tangents. */
function lamp(view: Isometric): string {
  const k = view.scale;
  const [x, capY] = view.at(0, 0, 270);
  const rimY = view.at(0, 0, 226)[1];
  const [cap, rim] = [14.4 * k, 67 * k];
  const shade = `M${x - cap} ${capY - 2}L${x - rim} ${rimY - 15 * k}A${71 * k} ${41 * k} 0 1 0 ${x + rim} ${rimY - 15 * k}L${x + cap} ${capY - 2}Z`;
  return (
    path(`M${x}-40V${capY}`, 'n s1') +
    path(shade, 'fb s1') +
    view.plate('z', circle(0, 0, 12), 270, 0, { face: 'fa' }) +
    `<ellipse class="lamp" cx="${x}" cy="${rimY + 14 * k}" rx="${34 * k}" ry="${17 * k}"/>`
  );
}
