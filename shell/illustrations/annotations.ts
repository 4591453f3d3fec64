import { round } from './outline';
import { disc, path } from './shapes';

/** Annotations of technical drawings: dimensions, centerlines, marks. */

/** A horizontal or vertical dimension line with ticks at its ends. */
export function dimension(x1: number, y1: number, x2: number, y2: number, extension = 0): string {
  const isLevel = y1 === y2;
  const out = isLevel
    ? `M${x1} ${y1 - Math.sign(extension) * 6}V${y1 + extension}M${x2} ${y2 - Math.sign(extension) * 6}V${y2 + extension}`
    : `M${x1 - Math.sign(extension) * 6} ${y1}H${x1 + extension}M${x2 - Math.sign(extension) * 6} ${y2}H${x2 + extension}`;
  return path(`${extension ? out : ''}M${x1} ${y1}L${x2} ${y2}`, 'dim') + tick(x1, y1) + tick(x2, y2);
}

/** The oblique tick at the end of a dimension line. */
export const tick = (x: number, y: number, size = 5) =>
  path(`M${x - size} ${y + size}l${size * 2} ${-size * 2}`, 'dimt');

export const centerline = (d: string) => path(d, 'ax');

/** Registration marks. */
export const registrationMarks = (points: [x: number, y: number][], size = 6) =>
  path(points.map(([x, y]) => `M${x - size} ${y}h${size * 2}M${x} ${y - size}v${size * 2}`).join(''), 'n s3');

/** The ember: the one accent of an illustration. */
export const ember = (x: number, y: number, radius = 7, halo = radius * 4) =>
  disc(x, y, halo, 'halo') + disc(x, y, radius, 'em');

/** A ground line with hatching below. */
export function groundLine(x: number, y: number, width: number, gap = 12): string {
  const strokes = Array.from(
    { length: Math.floor(width / gap) },
    (_, i) => `M${x + (i + 1) * gap} ${y}l-8 8`,
  );
  return path(strokes.join(''), 'n s3') + path(`M${x} ${y}h${width}`, 'n s2');
}

/** A ruler with every nth tick long. */
export function ruler(x: number, y: number, width: number, parts: number, every = 5, size = 6): string {
  const at = (i: number) => round(x + (width * i) / parts);
  const ticks = Array.from({ length: parts + 1 }, (_, i) => `M${at(i)} ${y}v${i % every ? size : size * 2}`);
  return path(ticks.join(''), 'n s3') + path(`M${x} ${y}h${width}`, 'n s1');
}

/** Ticks around a dial, every nth one long. */
export function dial(radius: number, count: number, long: number, short: number, every: number): string {
  const ray = (i: number) => {
    const angle = (i * 2 * Math.PI) / count;
    const inner = radius - (i % every ? short : long);
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    return `M${round(inner * c)} ${round(inner * s)}L${round(radius * c)} ${round(radius * s)}`;
  };
  return path(Array.from({ length: count }, (_, i) => ray(i)).join(''), 'n s3');
}

/** A flow arrow on the flat, pointing along +u. */
export const arrow = (x: number, y: number, length: number, className = 'n s1') =>
  path(`M${x} ${y}h${length}M${x + length - 6} ${y - 5}l6 5l-6 5`, className);
