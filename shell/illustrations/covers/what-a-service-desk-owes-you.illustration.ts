import { centerline, ember, groundLine } from '../annotations';
import { disc, path } from '../shapes';
import { balloon } from '../strokeText';
import { svg } from '../svg';

/** A reception bell in section, with its parts numbered: what happens when you press it. */
export default svg(
  { width: 420, height: 286 },
  groundLine(80, 240, 260),
  path('M112 218H128V240H112ZM292 218H308V240H292Z', 'fb s1'),
  path('M94 200H326V218H94Z', 'hb s1'),
  path('M106 192C106 112 158 82 210 82S314 112 314 192H302C302 124 252 94 210 94S118 124 118 192Z', 'ha s1'),
  path('M204 54H216V158H204Z', 'fa s1'),
  path('M210 158V200', 'n s1'),
  path('M206 150L158 166', 'n s1'),
  disc(152, 168, 11, 'fc s1'),
  path('M190 56C190 40 230 40 230 56Z', 'fa s1'),
  centerline('M210 24V268'),
  path(
    'M84 168A120 120 0 0 1 112 96M66 162A140 140 0 0 1 96 84M336 168A120 120 0 0 0 308 96M354 162A140 140 0 0 0 324 84',
    'n s3',
  ),
  path('M154 158L146 122M234 48L292 34', 'n s3'),
  balloon('1', 302, 32),
  balloon('2', 142, 112),
  balloon('3', 366, 208),
  path('M355 208H326', 'n s3'),
  ember(210, 47, 8, 34),
);
