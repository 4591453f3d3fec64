import { round } from './outline';

/** Strokes on the flat: the figures that lie on a face, or make up a drawing that is a plain section. */
export const path = (d: string, ink: string) => `<path class="${ink}" d="${d}"/>`;

export const rect = (x: number, y: number, w: number, h: number, radius: number, ink: string) =>
  `<rect class="${ink}" x="${round(x)}" y="${round(y)}" width="${round(w)}" height="${round(h)}"${radius ? ` rx="${radius}"` : ''}/>`;

export const disc = (x: number, y: number, radius: number, ink: string) =>
  `<circle class="${ink}" cx="${round(x)}" cy="${round(y)}" r="${radius}"/>`;

/** Many equal small rectangles as one path: windows, keys, slots. */
export const cells = (list: [x: number, y: number, w: number, h: number][], ink: string) =>
  path(
    list.map(([x, y, w, h]) => `M${round(x)} ${round(y)}h${round(w)}v${round(h)}h${round(-w)}z`).join(''),
    ink,
  );

/** Rows of text that nobody is meant to read. */
export const textRows = (x: number, y: number, gap: number, widths: number[], thickness = 5) =>
  widths.map((width, index) => rect(x, y + index * gap, width, thickness, thickness / 2, 'fl')).join('');

/** A group that a page can address. */
export const group = (className: string, ...strokes: string[]) =>
  `<g class="${className}">${strokes.join('')}</g>`;

export const shift = (x: number, y: number, ...strokes: string[]) =>
  `<g transform="translate(${round(x)} ${round(y)})">${strokes.join('')}</g>`;
