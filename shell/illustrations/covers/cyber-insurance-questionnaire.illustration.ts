import { dimension, ember, groundLine } from '../annotations';
import { path, rect } from '../shapes';
import { strokeText } from '../strokeText';
import { svg } from '../svg';

/** A caliper on a part: answer what you have measured. */
const scale = Array.from({ length: 29 }, (_, i) => `M${78 + i * 10} 104v${i % 5 ? -7 : -13}`).join('');
const vernier = Array.from({ length: 9 }, (_, i) => `M${250 + i * 9} 108v${i % 4 ? 5 : 9}`).join('');

export default svg(
  { width: 420, height: 286 },
  groundLine(56, 244, 300),
  path('M78 150H250V244H206V214H122V244H78Z', 'ha s1'),
  path('M46 74H380V104H78V214L58 198V104H46Z', 'fa s1'),
  path(scale, 'n s3'),
  path('M238 66H342V128H272V198L250 214V128H238Z', 'fb s1'),
  rect(250, 84, 80, 20, 0, 'fs s2'),
  path(Array.from({ length: 9 }, (_, i) => `M${250 + i * 10} 104v${i % 5 ? -7 : -13}`).join(''), 'n s3'),
  path(vernier, 'n s3'),
  path('M304 66V58H322V66', 'fd s1'),
  dimension(78, 40, 250, 40, 26),
  strokeText('MEASURED', 164, 32, 10, { anchor: 'middle' }),
  ember(250, 104, 6, 26),
);
