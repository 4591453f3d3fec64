import { iso } from '@site/shell/illustrations';
import { dial, ember } from '@site/shell/illustrations/annotations';
import { laptop, workScreen } from '@site/shell/illustrations/objects';
import { circle } from '@site/shell/illustrations/outline';
import { disc, path } from '@site/shell/illustrations/shapes';
import { svg } from '@site/shell/illustrations/svg';

/** A laptop under a bell jar: seen from all sides, cut off in a moment. */
const view = iso(0.8, 240, 232);
const [jx, jy] = view.at(0, 0, 0);
const jar = path(`M${jx - 147} ${jy}V${jy - 70}A147 118 0 0 1 ${jx + 147} ${jy - 70}V${jy}`, 'hid');

export default svg(
  { width: 480, height: 380 },
  view.cylinder(0, 0, -20, 170, 14),
  view.top(0, 0, -6, disc(0, 0, 158, 'n s3') + dial(166, 72, 9, 5, 6)),
  laptop(view, 0, -44, -6, { width: 150, height: 100, depth: 104 }, workScreen(150, 100)),
  view.plate('z', circle(0, 0, 150), -6, 0, { face: 'n', rim: 'hid' }),
  jar,
  path(`M${jx - 96} ${jy - 108}A110 92 0 0 1 ${jx - 52} ${jy - 150}`, 'n s2'),
  ember(jx, jy - 188, 8, 34),
);
