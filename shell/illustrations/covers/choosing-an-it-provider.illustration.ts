import { centerline, dimension, ember } from '../annotations';
import { path, rect } from '../shapes';
import { strokeText } from '../strokeText';
import { svg } from '../svg';

/** A go and no-go gauge: one end must fit, the other must not. */
const knurl = Array.from({ length: 13 }, (_, i) => `M${156 + i * 8} 122l12 42m0-42l-12 42`).join('');

export default svg(
  { width: 420, height: 286 },
  path('M58 66H132V109H58ZM58 177H132V220H58Z', 'ha s1'),
  path('M362 66H394V112H362ZM362 174H394V220H362Z', 'ha s1'),
  path('M76 113L82 111H150V175H82L76 173Z', 'fa s1'),
  path('M270 103H338L344 105V181L338 183H270Z', 'fb s1'),
  rect(150, 122, 120, 42, 2, 'fs s1'),
  path(knurl, 'n s3'),
  centerline('M44 143H408'),
  strokeText('GO', 95, 250, 13, { anchor: 'middle', className: 'n s1' }),
  strokeText('NO GO', 307, 250, 13, { anchor: 'middle', className: 'n s1' }),
  dimension(44, 111, 44, 175, 22),
  dimension(352, 103, 352, 183, -12),
  path('M150 122V164M270 122V164', 'n s1'),
  ember(76, 143, 7, 30),
);
