import { ember, registrationMarks } from '../../illustrations/annotations';
import { iso } from '../../illustrations/isometric';
import { roundRect } from '../../illustrations/outline';
import { path } from '../../illustrations/shapes';
import { svg } from '../../illustrations/svg';

/** The cover of a note that has none yet: empty sheets on one axis, and where the line ends. */
const view = iso(0.62, 176, 168);
const pages = [-150, -20, 110].map((y, i) => {
  const line = view.line(
    [
      [0, y, 0],
      [0, y + 112, 0],
    ],
    'ax',
  );
  return (
    view.plate('y', roundRect(0, 0, 150, 106, 8), y, 6, { face: (['fb', 'fs', 'fa'] as const)[i]! }) +
    (i < 2 ? line : '')
  );
});
const [x, y] = view.at(0, -300, 0);

export default svg(
  { width: 420, height: 286 },
  registrationMarks([
    [36, 36],
    [384, 36],
    [36, 250],
    [384, 250],
  ]),
  view.line(
    [
      [0, -156, 0],
      [0, -300, 0],
    ],
    'ax',
  ),
  ...pages,
  view.left(-75, 110, 53, path('M16 26H92M16 42H120M16 58H76', 'n s2')),
  ember(x, y, 8, 36),
);
