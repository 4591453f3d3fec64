import { ember, ruler } from '../annotations';
import { iso } from '../isometric';
import { laptop } from '../objects';
import { roundRect } from '../outline';
import { rect } from '../shapes';
import { strokeText } from '../strokeText';
import { svg } from '../svg';

/** Four laptops on one rule of years. The fourth is on its way out, the first has just arrived. */
const view = iso(0.44, 204, 150);
const size = { width: 120, height: 84, depth: 84 };
const positions = [-258, -86, 86];
const years = [1, 2, 3, 4].map((year, i) =>
  strokeText(`${year}`, 98 + i * 172, 196, 30, { anchor: 'middle' }),
);
const leaving =
  view.plate('z', roundRect(258, 2, 120, 84, 9), 7, 7, { side: 'ghf', face: 'ghf', edge: 'gh', rim: 'gh' }) +
  view.plate('y', roundRect(258, 49, 120, 84, 9), -35, 5, {
    side: 'ghf',
    face: 'ghf',
    edge: 'gh',
    rim: 'gh',
  });
const [x, y] = view.at(-258, -35, 49);

export default svg(
  { width: 420, height: 286 },
  view.plate('z', roundRect(0, 40, 720, 260, 14), 0, 10),
  view.top(-344, -90, 0, ruler(0, 150, 688, 48, 12, 10) + years.join('')),
  ...positions.map((at) =>
    laptop(view, at, -40, 0, size, rect(14, 16, 60, 6, 3, 'fl') + rect(14, 30, 84, 6, 3, 'fl')),
  ),
  leaving,
  ember(x, y, 6, 24),
);
