import { iso } from '@site/shell/illustrations';
import { ember, ruler } from '@site/shell/illustrations/annotations';
import { basePlate, serverCabinet } from '@site/shell/illustrations/objects';
import { svg } from '@site/shell/illustrations/svg';

/** Blocks on their way over a bridge from an old cabinet to a new one, counted as they go. */
const view = iso(0.8, 240, 214);
const [x, y] = view.at(6, 8, 76);
const block = (at: number, inks = {}) => view.box(at, -14, 42, 30, 30, 30, inks);

export default svg(
  { width: 480, height: 380 },
  basePlate(view, 380, 200),
  serverCabinet(view, -170, -30, 0, 4),
  view.box(-106, -22, 30, 212, 46, 8),
  view.top(-106, -22, 38, ruler(8, 40, 196, 24, 6, -3)),
  block(-92),
  block(-46),
  block(0, { top: 'emf', left: 'emf', right: 'emf' }),
  block(46),
  serverCabinet(view, 106, -30, 0, 5, 1),
  ember(x, y, 6, 24),
);
