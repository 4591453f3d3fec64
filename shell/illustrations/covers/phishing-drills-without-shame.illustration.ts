import { ember } from '../annotations';
import { disc, path } from '../shapes';
import { strokeText } from '../strokeText';
import { svg } from '../svg';

/** A practice hook: float, line and bend are real, the barb is filed off. */
export default svg(
  { width: 420, height: 286 },
  path('M28 92q14-7 28 0t28 0t28 0t28 0t28 0M232 92q14-7 28 0t28 0t28 0t28 0t28 0', 'n s2'),
  path('M56 104q14-6 28 0t28 0M260 104q14-6 28 0t28 0', 'n s3'),
  path('M210 24V150', 'ax'),
  path('M190 92A20 20 0 0 1 230 92Z', 'fa s1'),
  path('M190 92A20 20 0 0 0 230 92Z', 'hb s1'),
  path('M205 166V214A35 35 0 0 1 135 214V180L130 166L125 180V214A45 45 0 0 0 215 214V166Z', 'fa s1'),
  path('M205 166V214A35 35 0 0 1 135 214V180L130 166L125 180V214A45 45 0 0 0 215 214V166Z', 'ha s1'),
  disc(210, 158, 9, 'fa s1'),
  disc(210, 158, 4, 'n s2'),
  path('M135 184L155 200L135 206', 'gh'),
  strokeText('NO BARB', 56, 172, 10),
  path('M56 178H112', 'n s3'),
  path('M112 178L144 195', 'n s3'),
  disc(144, 195, 2, 'fh'),
  path('M262 206C290 178 330 178 354 202L380 184V226L354 212C330 234 290 232 262 206Z', 'fb s1'),
  path('M300 186C310 198 310 214 300 225M322 204h16m-10 8h10', 'n s2'),
  disc(284, 200, 3, 'fh'),
  ember(210, 72, 6, 26),
);
