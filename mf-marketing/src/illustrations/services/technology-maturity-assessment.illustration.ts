import { iso } from '@site/shell/illustrations';
import { ember, ruler } from '@site/shell/illustrations/annotations';
import { basePlate } from '@site/shell/illustrations/objects';
import { svg } from '@site/shell/illustrations/svg';

/** Five columns, each as high as it scores, and above each the height agreed for next year. */
const view = iso(0.8, 240, 214);
const scores = [70, 46, 96, 34, 60];
const aims = [104, 92, 112, 88, 100];
const column = (score: number, i: number) => {
  const x = -150 + i * 62;
  const aim = aims[i]!;
  const outline = view.line(
    [
      [x, 26, score],
      [x, 26, aim],
      [x + 44, 26, aim],
      [x + 44, 26, score],
    ],
    'hid',
  );
  const lid = view.line(
    [
      [x, 26, aim],
      [x, -26, aim],
      [x + 44, -26, aim],
      [x + 44, 26, aim],
    ],
    'hid',
  );
  const back = view.line(
    [
      [x + 44, -26, score],
      [x + 44, -26, aim],
    ],
    'hid',
  );
  return view.box(x, -26, 0, 44, 52, score) + outline + lid + back;
};
const [x, y] = view.at(120, 0, 100);

export default svg(
  { width: 480, height: 380 },
  basePlate(view, 360, 170),
  view.top(-160, 44, 0, ruler(0, 0, 320, 20, 4, 6)),
  ...scores.map(column),
  ember(x, y, 7, 30),
);
