import { round } from './outline';

/** Flat SVG shapes, for faces of isometric objects and for flat illustrations. */
export const path = (d: string, className: string) => `<path class="${className}" d="${d}"/>`;

export const rect = (x: number, y: number, w: number, h: number, radius: number, className: string) =>
  `<rect class="${className}" x="${round(x)}" y="${round(y)}" width="${round(w)}" height="${round(h)}"${radius ? ` rx="${radius}"` : ''}/>`;

export const disc = (x: number, y: number, radius: number, className: string) =>
  `<circle class="${className}" cx="${round(x)}" cy="${round(y)}" r="${radius}"/>`;

/** Many small rectangles as one path: windows, keys, slots. */
export const rects = (list: [x: number, y: number, w: number, h: number][], className: string) =>
  path(
    list.map(([x, y, w, h]) => `M${round(x)} ${round(y)}h${round(w)}v${round(h)}h${round(-w)}z`).join(''),
    className,
  );

/** Rows of placeholder text. */
export const textRows = (x: number, y: number, gap: number, widths: number[], thickness = 5) =>
  widths.map((width, index) => rect(x, y + index * gap, width, thickness, thickness / 2, 'fl')).join('');

/** A group with a class that pages can style. */
export const group = (className: string, ...strokes: string[]) =>
  `<g class="${className}">${strokes.join('')}</g>`;

export const translate = (x: number, y: number, ...strokes: string[]) =>
  `<g transform="translate(${round(x)} ${round(y)})">${strokes.join('')}</g>`;
