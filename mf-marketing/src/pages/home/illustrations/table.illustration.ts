import { iso } from '@site/shell/illustrations';
import { darkPalette } from '@site/shell/illustrations/palette';
import { svg } from '@site/shell/illustrations/svg';
import { table } from '@site/shell/illustrations/table';

/** People before technology: a shared table under one warm lamp, with places for four. On the night ground. */
const scene = table(iso(1, 600, 400));

export default svg(
  { width: 1200, height: 675, palette: { ...darkPalette, lamp: '#FFB27A' } },
  scene.stoolsBehind,
  scene.top,
  scene.light,
  ...scene.things,
  scene.stoolsBefore,
  scene.lamp,
);
