import { type Colours, day, inks, night } from './palette';

/**
 * Wraps the strokes of a drawing into one self-contained SVG. As a file (the usual case) it carries a small
 * style with just the inks it uses, so that it looks the same wherever an `<img>` shows it; with `inline` the
 * inks become attributes instead, because a page's content policy allows no foreign style.
 *
 * `turns` lets one file show two states, chosen by the address: `drawing.svg#night` (on navy) or
 * `drawing.svg#lit` (its warm line lit). `colours` changes single inks for good.
 */
export function svg(options: SvgOptions, ...strokes: string[]): string {
  const { width, height, viewBox = `0 0 ${width} ${height}`, inline, turns } = options;
  const body = strokes.join('');
  const used = Object.keys(inks).filter((name) => new RegExp(`class="[^"]*\\b${name}\\b`).test(body));
  const colours = { ...day, ...options.colours };
  const defs = definitions(used, colours, inline ?? '');
  const open = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${viewBox}"`;
  if (inline !== undefined) return `${open}${ROUND}>${defs}${withAttributes(body, colours, inline)}</svg>`;
  const style = rules(used, colours, turns && TURNS[turns]);
  return `${open}${turns ? ` id="${turns}"` : ''}><style>${style}</style>${defs}${body}</svg>`;
}

export interface SvgOptions {
  /** The size the drawing is made for; pages scale it as they like. */
  width: number;
  height: number;
  viewBox?: string;
  /** Prefix of the ids of a drawing that goes into the page's own markup. */
  inline?: string;
  turns?: keyof typeof TURNS;
  colours?: Partial<Colours>;
}

const ROUND = ' fill="none" stroke-linejoin="round" stroke-linecap="round"';

const TURNS = {
  night: { ...night, fh: day.em },
  lit: { heat: day.em },
} satisfies Record<string, Partial<Colours>>;

/** The inks as style rules. What turns is a variable set only under `:target`, with the day's ink to fall back on. */
function rules(used: string[], colours: Colours, turned: Partial<Colours> = {}): string {
  const value = (text: string) => {
    if (!text.startsWith('@')) return text;
    const key = text.slice(1) as keyof Colours;
    return key in turned ? `var(--${key},${colours[key]})` : colours[key];
  };
  const classes = used.map((name) => {
    const properties = Object.entries(inks[name]!).map(([property, text]) => `${property}:${value(text)}`);
    return `.${name}{${properties.join(';')}}`;
  });
  const changes = Object.entries(turned).filter(([key]) =>
    classes.some((rule) => rule.includes(`var(--${key},`)),
  );
  const target = changes.map(([key, colour]) => `--${key}:${colour}`).join(';');
  const round = '*{vector-effect:non-scaling-stroke;stroke-linejoin:round;stroke-linecap:round}';
  return `${target && `svg:target{${target}}`}${round}${classes.join('')}`;
}

function withAttributes(body: string, colours: Colours, prefix: string): string {
  return body.replace(/ ?class="([^"]*)"/g, (_, names: string) => {
    const attributes: string[] = [];
    const kept = names.split(' ').filter((name) => !inks[name] || name === 's1');
    if (kept.length > 0) attributes.push(`class="${kept.join(' ')}"`);
    for (const name of names.split(' '))
      for (const [property, text] of Object.entries(inks[name] ?? {})) {
        if (property === 'fill' && text === 'none') continue;
        const value = text.startsWith('@') ? colours[text.slice(1) as keyof Colours] : text;
        attributes.push(`${property}="${value.replace('url(#', `url(#${prefix}-`)}"`);
        if (property === 'stroke') attributes.push('vector-effect="non-scaling-stroke"');
      }
    return attributes.length > 0 ? ` ${attributes.join(' ')}` : '';
  });
}

function definitions(used: string[], colours: Colours, prefix: string): string {
  const id = (name: string) => (prefix ? `${prefix}-${name}` : name);
  const hatch = (name: string, gap: number, turn: number, colour: string) =>
    `<pattern id="${id(name)}" width="${gap}" height="${gap}" patternUnits="userSpaceOnUse" patternTransform="rotate(${turn})"><path d="M0 0V${gap}" stroke="${colour}"/></pattern>`;
  const glow = (name: string, stops: [number, string, number][]) =>
    `<radialGradient id="${id(name)}">${stops
      .map(
        ([offset, colour, opacity]) =>
          `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`,
      )
      .join('')}</radialGradient>`;
  const { em } = colours;
  const makers: Record<string, () => string> = {
    ha: () => hatch('ha', 9, 45, colours.i3),
    hb: () => hatch('hb', 6, -45, colours.i2),
    halo: () =>
      glow('halo', [
        [0, em, 0.5],
        [1, em, 0],
      ]),
    pool: () =>
      glow('pool', [
        [0, '#FF9A57', 0.8],
        [0.5, em, 0.3],
        [1, em, 0],
      ]),
  };
  const made = Object.keys(makers).filter((name) => used.includes(name));
  return made.length > 0 ? `<defs>${made.map((name) => makers[name]!()).join('')}</defs>` : '';
}
