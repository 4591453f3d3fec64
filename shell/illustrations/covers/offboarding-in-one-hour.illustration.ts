import { centerline, dimension, ember, ruler } from '../annotations';
import { path } from '../shapes';
import { strokeText } from '../strokeText';
import { svg } from '../svg';

/** A clutch drawn apart, over the hour it may take. */
const minutes = [0, 15, 30, 45, 60].map((minute) =>
  strokeText(`${minute}`, 60 + minute * 5, 258, 10, { anchor: 'middle' }),
);

export default svg(
  { width: 420, height: 286 },
  centerline('M24 118H396'),
  path('M40 102H116V134H40Z', 'fa s1'),
  path('M304 102H380V134H304Z', 'fa s1'),
  path('M116 62H172V62H192V86H172V106H192V130H172V150H192V174H116Z', 'ha s1'),
  path('M304 62H248V86H228V106H248V130H228V150H248V174H304Z', 'hb s1'),
  path('M52 102V134M368 102V134', 'n s2'),
  dimension(192, 40, 228, 40, 18),
  path('M192 40H168M228 40H252', 'dim'),
  ruler(60, 214, 300, 60, 15),
  path('M60 210H360V214H60Z', 'fh'),
  ...minutes,
  ember(360, 212, 7, 26),
);
