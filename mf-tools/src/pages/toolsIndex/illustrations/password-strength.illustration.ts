import { iso } from '@site/shell/illustrations';
import { strokeText } from '@site/shell/illustrations/strokeText';
import { svg } from '@site/shell/illustrations/svg';

/** A password as blocks; the easily guessed part has fallen out. */
const view = iso(0.92, 200, 170);
const block = (sign: string, i: number, z: number, inks = {}) => {
  const x = -170 + i * 34;
  return (
    view.box(x, -30, z, 34, 60, 60, inks) +
    view.left(x, 30, z + 60, strokeText(sign, 17, 41, 22, { className: 'pen', anchor: 'middle' }))
  );
};

export default svg(
  { width: 335, height: 373, viewBox: '33 15 335 373' },
  ...[...'Austin'].map((sign, i) => block(sign, i, 0)),
  view.line(
    [
      [34, 30, 60],
      [170, 30, 60],
      [170, 30, 0],
    ],
    'hid',
  ),
  view.line(
    [
      [34, -30, 60],
      [170, -30, 60],
      [170, 30, 60],
    ],
    'hid',
  ),
  view.line(
    [
      [34, 30, 0],
      [170, 30, 0],
    ],
    'hid',
  ),
  view.line(
    [
      [102, 30, -6],
      [102, 30, -66],
    ],
    'ax',
  ),
  ...[...'1987'].map((sign, i) => block(sign, i + 6, -128, { top: 'fd', left: 'fd', right: 'fl' })),
);
