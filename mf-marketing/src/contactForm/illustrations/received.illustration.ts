import { dial } from '@site/shell/illustrations/annotations';
import { disc, path, translate } from '@site/shell/illustrations/shapes';
import { svg } from '@site/shell/illustrations/svg';

/** The stamp on a receipt. */
export default svg(
  { width: 120, height: 120 },
  translate(60, 60, disc(0, 0, 54, 'n s2'), disc(0, 0, 44, 'n s1'), dial(51.5, 72, 5, 5, 9)),
  path('M38 62l15 15 30-34', 'pen'),
  disc(104, 24, 6, 'em'),
);
