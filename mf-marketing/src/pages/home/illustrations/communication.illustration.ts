import { iso } from '@site/shell/illustrations';
import { svg } from '@site/shell/illustrations/svg';

/** Communication and data: blocks on their way from one store to another along one line. */
const view = iso(0.46, 95, 92);
const store = (x: number) => [0, 30, 60].map((z) => view.cylinder(x, 0, z, 54, 24)).join('');
const block = (x: number) => view.box(x, -17, 0, 34, 34, 34);

export default svg(
  { width: 202, height: 158, viewBox: '-6 -6 202 158', targetVariant: 'lit' },
  store(-170),
  view.line(
    [
      [-112, 0, 12],
      [140, 0, 12],
    ],
    'ax',
  ),
  block(-84),
  view.box(-14, -17, 0, 34, 34, 34, { top: 'fd', left: 'fh', right: 'fh', edge: 'heat' }),
  block(56),
  store(170),
);
