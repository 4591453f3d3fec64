import { arrow, centerline, dimension, ember } from '../annotations';
import { disc, path } from '../shapes';
import { strokeText } from '../strokeText';
import { svg } from '../svg';

/** A check valve in section: nothing passes until the ball has been called back. */
export default svg(
  { width: 420, height: 286 },
  centerline('M24 143H396'),
  path('M40 97H138L154 71H288L304 97H380V113H298L280 91H196L168 127H150V113H40Z', 'ha s1'),
  path('M40 189H138L154 215H288L304 189H380V173H298L280 195H196L168 159H150V173H40Z', 'ha s1'),
  path('M272 121V165H284V121Z', 'hb s1'),
  path('M278 91V121M278 165V195', 'hid'),
  path('M225 143l4-12 6 24 6-24 6 24 6-24 6 24 6-24 4 12', 'n s1'),
  disc(194, 143, 30, 'fa s1'),
  disc(194, 143, 30, 'hb s1'),
  arrow(56, 143, 62),
  path('M312 143h52M318 138l-6 5l6 5', 'hid'),
  strokeText('PAY', 72, 133, 11),
  strokeText('CALL BACK', 220, 250, 11, { anchor: 'middle' }),
  dimension(150, 232, 288, 232, -24),
  ember(194, 143, 8, 40),
);
