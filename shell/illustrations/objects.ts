import type { Isometric } from './isometric';
import { circle, round, roundRect } from './outline';
import { disc, path, rect, rects } from './shapes';

/** Objects that several illustrations share. */

/** An open laptop: hinge at (x, y), keys towards the viewer. `screen` is flat markup for its display. */
export function laptop(
  view: Isometric,
  x: number,
  y: number,
  z: number,
  size: LaptopSize,
  screen = '',
): string {
  const { width: w, height: h, depth } = size;
  const pad = depth * 0.44 + 24;
  return (
    view.plate('z', roundRect(x, y + depth / 2, w, depth, 9), z + 7, 7) +
    view.top(
      x - w / 2,
      y,
      z + 7,
      keys(14, 16, w - 28, depth * 0.44) + rect(w / 2 - 34, pad, 68, depth - pad - 10, 4, 's3 fb'),
    ) +
    view.plate('y', roundRect(x, z + 7 + h / 2, w, h, 9), y + 5, 5, { face: 'fe' }) +
    view.left(x - w / 2, y + 5, z + 7 + h, rect(8, 8, w - 16, h - 16, 4, 'fs s2') + screen)
  );
}

export interface LaptopSize {
  width: number;
  height: number;
  depth: number;
}

/** A keyboard of five rows with a space bar in the last. */
export function keys(x: number, y: number, width: number, height: number, columns = 13, rows = 5): string {
  const [kw, kh] = [width / columns, height / rows];
  const list: [number, number, number, number][] = [];
  for (let row = 0; row < rows - 1; row++)
    for (let column = 0; column < columns; column++)
      list.push([x + column * kw + 1, y + row * kh + 1, kw - 2, kh - 2]);
  const last = y + (rows - 1) * kh + 1;
  list.push([x + 1, last, kw * 2 - 2, kh - 2], [x + kw * 2 + 1, last, kw * (columns - 4) - 2, kh - 2]);
  list.push([x + kw * (columns - 2) + 1, last, kw * 2 - 2, kh - 2]);
  return rects(list, 's3 fa');
}

/** An app window: a sidebar and four checked rows. */
export function workScreen(w: number, h: number): string {
  const rows = [36, 62, 88, 114];
  const list = [30, 24, 32, 20, 28].map((width, i): [number, number, number, number] => [
    16,
    36 + i * 11,
    width,
    4,
  ]);
  const bars = [64, 46, 80, 54].map((width, i): [number, number, number, number] => [
    76,
    rows[i]! + 7,
    width,
    5,
  ]);
  return (
    path(`M8 26H${w - 8}M58 26V${h - 8}`, 'n s3') +
    [17, 25, 33].map((x) => disc(x, 17, 2.5, 's3 fa')).join('') +
    rects(
      rows.map((y) => [68, y, w - 86, 20]),
      's3 fa',
    ) +
    rects([...list, ...bars], 'fl') +
    path(rows.map((y) => `M${w - 34} ${y + 10}l4 4l8-8`).join(''), 'n s2')
  );
}

export function mug(view: Isometric, x: number, y: number, z: number): string {
  const k = view.scale;
  const [ax, ay] = view.at(x + 10, y - 10, z + 17);
  const ear = (rx: number, ry: number, className: string) =>
    `<ellipse class="n ${className}" cx="${round(ax + 9 * k)}" cy="${round(ay + 2 * k)}" rx="${round(rx * k)}" ry="${round(ry * k)}"/>`;
  return (
    ear(8, 9, 's1') +
    ear(5, 6, 's2') +
    view.cylinder(x, y, z, 15, 34) +
    view.plate('z', circle(x, y, 12), z + 34, 0, { face: 'fd', rim: 's3' })
  );
}

/** The base plate of a scene. */
export const basePlate = (view: Isometric, width: number, depth: number) =>
  view.plate('z', roundRect(0, 0, width, depth, 10), 0, 6, { face: 'fg' });

/** Windows on a wall; `corner` is the wall's upper left corner. */
export function windows(
  view: Isometric,
  wall: 'left' | 'right',
  corner: [number, number, number],
  size: [number, number],
  grid: [number, number],
  className = 's3 fa',
): string {
  const [width, height] = size;
  const [columns, rows] = grid;
  const [gx, gy] = [width / columns, height / rows];
  const list: [number, number, number, number][] = [];
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++)
      list.push([(column + 0.2) * gx, (row + 0.2) * gy, gx * 0.6, gy * 0.6]);
  return view[wall](...corner, rects(list, className));
}

/** A small pennant on a pole. */
export const flag = (view: Isometric, x: number, y: number, z: number, height: number, className = 'fh') =>
  view.line(
    [
      [x, y, z],
      [x, y, z + height],
    ],
    's1',
  ) +
  view.poly(
    [
      [x, y, z + height],
      [x, y, z + height - 30],
      [x + 48, y, z + height - 15],
    ],
    `${className} s2`,
  );

/** An envelope seen from the back, perpendicular to the axis. */
export const envelope = (view: Isometric, y: number, className = 'fa') =>
  view.plate('y', roundRect(0, 0, 84, 56, 3), y, 3, { face: className }) +
  view.left(0, y, 0, path('M-42 -28L0 6L42-28', 'n s1'));

/** A server cabinet with its units. */
export function serverCabinet(
  view: Isometric,
  x: number,
  y: number,
  z: number,
  units: number,
  lit = -1,
): string {
  const height = units * 26 + 8;
  const slots = Array.from({ length: units }, (_, i): [number, number, number, number] => [
    6,
    6 + i * 26,
    52,
    20,
  ]);
  const lamps = slots.map(([, v], i) => disc(50, v + 10, 3, i === lit ? 'em' : 'fl')).join('');
  const slits = path(slots.map(([u, v]) => `M${u + 6} ${v + 7}h24m-24 6h24`).join(''), 'n s3');
  return (
    view.box(x, y, z, 64, 60, height) +
    view.left(x, y + 60, z + height, rects(slots, 's2 fs') + slits + lamps)
  );
}
