import { round } from './outline';

/**
 * Single-stroke text, because illustrations cannot rely on a font. One path per call; `size` is the height of a
 * capital. Characters without a glyph are left blank.
 */
export function strokeText(
  text: string,
  x: number,
  y: number,
  size = 10,
  options: StrokeTextOptions = {},
): string {
  const { className = 'n s2', anchor = 'start' } = options;
  const scale = size / 6;
  const width = (text.length * ADVANCE - 1.2) * scale;
  const start = x - { start: 0, middle: width / 2, end: width }[anchor];
  const strokes = [...text].map((sign, i) => (GLYPHS[sign] ? `M${round(i * ADVANCE)} 0${GLYPHS[sign]}` : ''));
  return `<path class="${className}" transform="translate(${round(start)} ${round(y - size)}) scale(${Math.round(scale * 100) / 100})" d="${strokes.join('')}"/>`;
}

interface StrokeTextOptions {
  className?: string;
  anchor?: 'start' | 'middle' | 'end';
}

/** A numbered balloon, as in parts lists. */
export const balloon = (text: string, x: number, y: number, radius = 11) =>
  `<circle class="fa s1" cx="${x}" cy="${y}" r="${radius}"/>${strokeText(text, x, y + 4.5, 9, { anchor: 'middle' })}`;

const ADVANCE = 5.2;
const O = 'm2 0a2 2 0 0 1 2 2v2a2 2 0 0 1-4 0v-2a2 2 0 0 1 2-2z';

/** Glyphs as relative paths, four units wide and six high. */
const GLYPHS: Record<string, string> = {
  A: 'm0 6l2-6l2 6m-.7-2h-2.6',
  B: 'm0 0v6h2.4a1.6 1.6 0 0 0 0-3.2h-2.4h2.2a1.4 1.4 0 0 0 0-2.8z',
  C: 'm4 1.2a2.1 2.1 0 0 0-4 .8v2a2.1 2.1 0 0 0 4 .8',
  D: 'm0 0v6h1.6a2.4 2.4 0 0 0 2.4-2.4v-1.2a2.4 2.4 0 0 0-2.4-2.4z',
  E: 'm4 0h-4v6h4m-4-3.1h3.2',
  F: 'm4 0h-4v6m0-3.1h3.2',
  G: 'm4 1.2a2.1 2.1 0 0 0-4 .8v2a2.1 2.1 0 0 0 4 .8v-1.6h-1.6',
  H: 'm0 0v6m4-6v6m-4-3.1h4',
  I: 'm.8 0h2.4m-1.2 0v6m-1.2 0h2.4',
  J: 'm3.6 0v4.2a1.8 1.8 0 0 1-3.6 0',
  K: 'm0 0v6m4-6l-4 3.6l1.3-1.1l2.7 3.5',
  L: 'm0 0v6h3.8',
  M: 'm0 6v-6l2 3.4l2-3.4v6',
  N: 'm0 6v-6l4 6v-6',
  O,
  P: 'm0 6v-6h2.3a1.7 1.7 0 0 1 0 3.4h-2.3',
  Q: `${O}m.6 4.4l1.6 1.8`,
  R: 'm0 6v-6h2.3a1.7 1.7 0 0 1 0 3.4h-2.3m2 0l2 2.6',
  S: 'm3.8 .9c-.5-.6-1.1-.9-1.8-.9c-1.1 0-1.9.6-1.9 1.5c0 2 3.9 1 3.9 3c0 .9-.8 1.5-2 1.5c-.8 0-1.5-.3-2-.9',
  T: 'm0 0h4m-2 0v6',
  U: 'm0 0v4a2 2 0 0 0 4 0v-4',
  V: 'm0 0l2 6l2-6',
  W: 'm0 0l1 6l1-4l1 4l1-6',
  X: 'm0 0l4 6m0-6l-4 6',
  Y: 'm0 0l2 2.8l2-2.8m-2 2.8v3.2',
  Z: 'm0 0h4l-4 6h4',
  i: 'm.6 2h1.3v4m-1.3 0h2.6m-1.3-5.7v.1',
  n: 'm0 2v4m0-2.4a1.7 1.6 0 0 1 3.4 0v2.4',
  s: 'm3.1 2.6c-.4-.4-.9-.6-1.5-.6c-.9 0-1.5.4-1.5 1.1c0 1.3 3.1.4 3.1 1.8c0 .7-.7 1.1-1.6 1.1c-.7 0-1.3-.2-1.7-.7',
  t: 'm1 .6v4.2a1.2 1.2 0 0 0 1.2 1.2h.8m-3-4h3',
  u: 'm0 2v2.4a1.7 1.6 0 0 0 3.4 0v-2.4v4',
  '0': O,
  '1': 'm.8 1.2l1.4-1.2v6m-1.4 0h2.8',
  '2': 'm.1 1.6a1.9 1.6 0 0 1 3.8 0c0 1.6-3.9 2.8-3.9 4.4h4',
  '3': 'm.2 1.2c.3-.8 1-1.2 1.8-1.2c1.1 0 1.8.6 1.8 1.5s-.8 1.4-2 1.4c1.2 0 2.2.5 2.2 1.5s-.9 1.6-2.1 1.6c-.9 0-1.6-.4-1.9-1.2',
  '4': 'm3 6v-6l-3 4.2h4',
  '5': 'm3.6 0h-3l-.4 2.7c.5-.4 1.1-.6 1.8-.6c1.2 0 2 .8 2 1.9s-.9 2-2.1 2c-.9 0-1.6-.4-1.9-1.1',
  '6': 'm3.2 0c-1.8.5-3.2 2-3.2 4a2 2 0 1 0 4 0a2 2 0 1 0-4 0',
  '7': 'm0 0h4l-2.4 6',
  '8': 'm2 2.8a1.6 1.4 0 1 1 .1 0a2 1.6 0 1 1-.1 0',
  '9': 'm4 2a2 2 0 1 1-4 0a2 2 0 1 1 4 0c0 2-1.4 3.5-3.2 4',
  '-': 'm.6 3.2h2.8',
  '+': 'm2 1.4v3.6m-1.8-1.8h3.6',
  '=': 'm.4 2.4h3.2m-3.2 1.8h3.2',
  '/': 'm0 6l4-6',
  '.': 'm1.9 5.9v.1',
  ':': 'm1.9 2.2v.1m0 3.4v.1',
  '×': 'm.6 1.8l2.8 2.8m0-2.8l-2.8 2.8',
  '?': 'm.2 1.5a1.8 1.5 0 1 1 2.6 1.4c-.6.3-.8.6-.8 1.2v.2m0 1.5v.1',
};
