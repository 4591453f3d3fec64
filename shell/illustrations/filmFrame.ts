import { iso } from './isometric';
import { round } from './outline';
import { darkPalette } from './palette';
import { disc, path } from './shapes';
import { svg } from './svg';
import { table } from './table';
import { workplace } from './workplace';

/**
 * One frame of the film as SVG: parts of a workplace float apart, align on one line, the line ends in an ember, and
 * the ember becomes the lamp over a table. A pure function of the time in seconds.
 */
export function filmFrame(second: number): string {
  const t = second;
  const exit = ease(t, 15.4, 17);
  const scene = [
    faded(1 - exit, `translate(${round(-60 * exit)} ${round(30 * exit)})`, assembly(t)),
    faded(1 - ease(t, 22.4, 23.2), '', tableScene(t)),
    emberAt(t),
    ...CAPTIONS.map(([from, to, x, y, text]) => caption(t, from, to, x, y, text)),
    title(t),
  ];
  return svg(
    { width: 1280, height: 720, palette: { ...darkPalette, lamp: '#FFB27A', em: '#F26A21' } },
    ...scene,
  );
}

export const FILM_SECONDS = 27;

/** Captions of the film with time and position; the captions file is made from the same list. */
export const CAPTIONS: [from: number, to: number, x: number, y: number, words: string][] = [
  [0.6, 2.7, 700, 620, 'A laptop, a sign-in, a network, a copy.'],
  [2.9, 5.2, 700, 620, 'All there. Not yet together.'],
  [5.8, 8.4, 700, 620, 'So we draw one line.'],
  [11.6, 15.2, 700, 620, 'And put every part on it.'],
  [18.4, 22.2, 84, 372, 'People first,'],
  [18.9, 22.2, 84, 422, 'then technology.'],
];

export const TITLE: [from: number, to: number, words: string] = [23, FILM_SECONDS, 'People > Tech'];

const view = iso(0.8, 330, 486);
const STEP = 185;
const HOME = { x: 996, y: 101.5 };
const LAMP = { x: 640, y: 203 };
const END = { x: 1086, y: 470 };

const PARTS: Part[] = [
  { name: 'backup', seat: 3, from: [330, 150, 22], enters: 9, label: 'Backup' },
  { name: 'network', seat: 2, from: [-400, -206, -20], enters: 7.9, label: 'Network' },
  { name: 'identity', seat: 1, from: [500, -282, 16], enters: 6.8, label: 'Identity' },
  { name: 'device', seat: 0, from: [-70, -56, -6], enters: 5.7, label: 'Device' },
];

interface Part {
  name: keyof typeof workplace;
  seat: number;
  from: [dx: number, dy: number, turn: number];
  enters: number;
  label: string;
}

const drawn = new Map(PARTS.map(({ name, seat }) => [name, workplace[name](view, -seat * STEP)]));
const seatAt = (seat: number) => view.at(0, -seat * STEP, 0);

/** The parts, from scattered to aligned, and the line that connects them. */
function assembly(t: number): string {
  const reach = ease(t, 5.2, 7.2);
  const [sx, sy] = seatAt(-0.4);
  const guide = [HOME.x - (HOME.x - sx) * (1 - reach), HOME.y - (HOME.y - sy) * (1 - reach)];
  const line = reach > 0 ? path(`M${sx} ${sy}L${round(guide[0]!)} ${round(guide[1]!)}`, 'ax') : '';
  return line + PARTS.map((part) => placed(part, t)).join('');
}

function placed({ name, seat, from, enters, label }: Part, t: number): string {
  const here = ease(t, enters, enters + 1.7);
  const away = 1 - here;
  const drift = Math.sin(t * 0.9 + seat * 2) * 9 * away;
  const [x, y] = seatAt(seat);
  const [dx, dy, angle] = from;
  const move = `translate(${round(dx * away)} ${round(dy * away + drift)}) rotate(${round((angle + drift / 3) * away)} ${x} ${y})`;
  const onward = here === 1 && seat > 0 ? path(`M${x} ${y}L${seatAt(seat - 1).join(' ')}`, 'ax') : '';
  const shown = ease(t, enters + 1.6, enters + 2.2);
  const foot = { x: x + 84, y: y + 128 };
  const labelText =
    seat === 0 ? drawText(404, 676, label, 19, shown) : drawText(foot.x, foot.y, label, 19, shown);
  return faded(ease(t, 0.1 + seat * 0.2, 0.9 + seat * 0.2), move, drawn.get(name)!) + onward + labelText;
}

const scene = table(iso(1.0667, 640, 427));

/** The table scene: furniture, objects, then light. */
function tableScene(t: number): string {
  if (t < 15.6) return '';
  const rise = (from: number, piece: string) => {
    const come = ease(t, from, from + 0.9);
    return faded(come, `translate(0 ${round((1 - come) * 26)})`, piece);
  };
  const drop = (from: number, piece: string) => {
    const come = ease(t, from, from + 0.7);
    return faded(come, `translate(0 ${round((come - 1) * 40)})`, piece);
  };
  return [
    rise(16.2, scene.stoolsBehind),
    rise(15.8, scene.top),
    faded(ease(t, 17.4, 19.6), '', scene.light),
    ...scene.things.map((thing, i) => drop(17.6 + i * 0.3, thing)),
    rise(16.5, scene.stoolsBefore),
    drop(16.2, scene.lamp),
  ].join('');
}

/** The ember: at the end of the line, then at the lamp, then at the end of the title's line. */
function emberAt(t: number): string {
  const lit = ease(t, 10.8, 11.6);
  if (lit === 0) return '';
  const toLamp = ease(t, 15.6, 17.4);
  const toEnd = ease(t, 22.6, 23.8);
  const x = mix(mix(HOME.x, LAMP.x, toLamp), END.x, toEnd);
  const y = mix(mix(HOME.y, LAMP.y, toLamp), END.y, toEnd);
  const breath = 1 + 0.06 * Math.sin(t * 2.4);
  const glow = disc(x, y, round(mix(54, 90, toLamp * (1 - toEnd)) * lit * breath), 'halo');
  const shown = t > 17.6 && t < 22.6 ? 0 : 1;
  return glow + faded(shown, '', disc(x, y, round(11 * lit), 'em'));
}

function title(t: number): string {
  const [from, , text] = TITLE;
  const come = ease(t, from, from + 1);
  if (come === 0) return '';
  const [people, tech] = text.split(' > ');
  const line = path(`M194 ${END.y}H${round(mix(194, END.x, ease(t, from + 0.2, from + 1.6)))}`, 'ax');
  return (
    line +
    faded(
      come,
      `translate(0 ${round((1 - come) * 20)})`,
      `<text x="640" y="400" text-anchor="middle" font-size="148" letter-spacing="-8" fill="#fff">${people}<tspan dx="30" fill="#F26A21" font-weight="400">&gt;</tspan><tspan dx="38">${tech}</tspan></text>`,
    )
  );
}

function caption(t: number, from: number, to: number, x: number, y: number, text: string): string {
  return drawText(x, y, text, 34, Math.min(ease(t, from, from + 0.6), 1 - ease(t, to - 0.4, to)));
}

const drawText = (x: number, y: number, text: string, size: number, opacity: number) =>
  faded(
    opacity,
    '',
    `<text x="${round(x)}" y="${round(y)}" font-size="${size}" letter-spacing="${-size * 0.03}" fill="${size > 20 ? '#fff' : '#9FC0E2'}">${text}</text>`,
  );

const faded = (opacity: number, move: string, strokes: string) =>
  opacity <= 0 || strokes === ''
    ? ''
    : `<g opacity="${Math.round(opacity * 100) / 100}"${move ? ` transform="${move}"` : ''}>${strokes}</g>`;

/** Eases in and out from 0 to 1 between two times in seconds. */
function ease(t: number, from: number, to: number): number {
  const p = Math.min(1, Math.max(0, (t - from) / (to - from)));
  return p < 0.5 ? 4 * p ** 3 : 1 - (2 - 2 * p) ** 3 / 2;
}

const mix = (a: number, b: number, share: number) => a + (b - a) * share;
