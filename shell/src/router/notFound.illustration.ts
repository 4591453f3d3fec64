import { ember } from '../../illustrations/annotations';
import { iso } from '../../illustrations/isometric';
import { roundRect } from '../../illustrations/outline';
import { path } from '../../illustrations/shapes';
import { svg } from '../../illustrations/svg';
import { axis, workplace } from '../../illustrations/workplace';

/** The workplace on its axis with one part missing: where the network panel should sit, its outline says 404. */
const view = iso(0.93, 495, 657.4);
const STEP = 173;
const four = 'M30 0H42V39H51V49H42V62H30V49H0V39ZM30 39V17L14 39Z';
const zero =
  'M24-1C38-1 46 11 46 31S38 63 24 63 2 51 2 31 10-1 24-1ZM24 10C17 10 14 18 14 31S17 52 24 52 34 44 34 31 31 10 24 10Z';
const digit = (x: number, figure: string) => `<g transform="translate(${x} -31)">${path(figure, 'ghn')}</g>`;
const [x, y] = view.at(103, -2 * STEP, 62);

export default svg(
  { width: 968, height: 772, viewBox: '214 166 968 772' },
  path('M982.3 376.1L1173 266', 'ax'),
  workplace.backup(view, -3 * STEP),
  axis(view, -3 * STEP, -2 * STEP - 26),
  view.plate('y', roundRect(0, 0, 206, 150, 12), -2 * STEP - 26, 0, { face: 'n', rim: 'ghn' }),
  view.plate('y', roundRect(0, 0, 206, 150, 12), -2 * STEP, 0, { face: 'ghf', rim: 'gh' }),
  view.left(0, -2 * STEP, 0, digit(-80, four) + digit(-24, zero) + digit(29, four)),
  axis(view, -2 * STEP, -STEP - 12),
  workplace.identity(view, -STEP),
  axis(view, -STEP, -4),
  workplace.device(view, 0),
  ember(x, y, 10, 40),
);
