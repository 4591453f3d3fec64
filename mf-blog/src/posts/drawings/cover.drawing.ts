import { path } from '@site/shell/drawing/flat';
import { centreline, dimension, earth, ember } from '@site/shell/drawing/marks';
import { svg } from '@site/shell/drawing/svg';

/** The anvil in section, a bar on it still hot at one end: every note is worked while it is warm. */
export default svg(
  { width: 420, height: 286 },
  earth(60, 250, 300),
  path(
    'M120 128H314V142C314 158 280 164 266 168C248 178 248 200 266 210L286 224V250H166V224L186 210C204 200 204 180 190 172C164 168 136 152 120 132Z',
    'ha s1',
  ),
  path('M70 110H352V128H70Z', 'fa s1'),
  centreline('M226 88V270'),
  dimension(70, 72, 352, 72, 34),
  ember(84, 119, 8, 38),
);
