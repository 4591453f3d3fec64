import { centerline, dimension, ember, groundLine } from '../annotations';
import { path } from '../shapes';
import { strokeText } from '../strokeText';
import { svg } from '../svg';

/** A casting lifted from its mould and measured against it: the copy is good because it came out again. */
const casting = (top: number) => `M156 ${top}H264V${top + 46}L240 ${top + 76}H180L156 ${top + 46}Z`;

export default svg(
  { width: 420, height: 286 },
  groundLine(70, 258, 280),
  path('M90 156H156V202L180 232H240L264 202V156H330V258H90Z', 'ha s1'),
  path(casting(156), 'hid'),
  path(casting(58), 'fa s1'),
  path(casting(58), 'hb s1'),
  centerline('M210 30V276'),
  dimension(156, 36, 264, 36, 16),
  dimension(300, 58, 300, 134, -30),
  path('M122 148V104M117 112l5-8l5 8', 'n s1'),
  strokeText('1:1', 322, 101, 11),
  ember(210, 96, 8, 38),
);
