import { darkPalette, lightPalette, type Palette, styleClasses } from './palette';

/**
 * Wraps markup into one self-contained SVG. As a file (the usual case) it contains styles for the classes it uses, so
 * that it looks the same in any `<img>`; with `inline` the styles become attributes, because the content security
 * policy forbids inline styles. `targetVariant` lets one file show two states, chosen by the URL: `x.svg#night` (on
 * navy) or `x.svg#lit` (with its warm line lit). `palette` overrides colors.
 */
export function svg(options: SvgOptions, ...strokes: string[]): string {
  const { width, height, viewBox = `0 0 ${width} ${height}`, inline, targetVariant } = options;
  const body = strokes.join('');
  const used = Object.keys(styleClasses).filter((name) => new RegExp(`class="[^"]*\\b${name}\\b`).test(body));
  const palette = { ...lightPalette, ...options.palette };
  const defs = definitions(used, palette, inline ?? '');
  const open = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${viewBox}"`;
  if (inline !== undefined) return `${open}${ROUND}>${defs}${withAttributes(body, palette, inline)}</svg>`;
  const style = rules(used, palette, targetVariant && TARGET_VARIANTS[targetVariant]);
  return `${open}${targetVariant ? ` id="${targetVariant}"` : ''}><style>${style}</style>${defs}${body}</svg>`;
}

export interface SvgOptions {
  /** Intrinsic size; pages can scale it. */
  width: number;
  height: number;
  viewBox?: string;
  /** Prefix for ids of an inline illustration. */
  inline?: string;
  targetVariant?: keyof typeof TARGET_VARIANTS;
  palette?: Partial<Palette>;
}

const ROUND = ' fill="none" stroke-linejoin="round" stroke-linecap="round"';

const TARGET_VARIANTS = {
  night: { ...darkPalette, fh: lightPalette.em },
  lit: { heat: lightPalette.em },
} satisfies Record<string, Partial<Palette>>;

/**
 * The class styles as CSS rules. Colors of the target variant are custom properties set under `:target`, with the
 * light palette as fallback.
 */
function rules(used: string[], palette: Palette, turned: Partial<Palette> = {}): string {
  const value = (text: string) => {
    if (!text.startsWith('@')) return text;
    const key = text.slice(1) as keyof Palette;
    return key in turned ? `var(--${key},${palette[key]})` : palette[key];
  };
  const classes = used.map((name) => {
    const properties = Object.entries(styleClasses[name]!).map(
      ([property, text]) => `${property}:${value(text)}`,
    );
    return `.${name}{${properties.join(';')}}`;
  });
  const changes = Object.entries(turned).filter(([key]) =>
    classes.some((rule) => rule.includes(`var(--${key},`)),
  );
  const target = changes.map(([key, color]) => `--${key}:${color}`).join(';');
  const round = '*{vector-effect:non-scaling-stroke;stroke-linejoin:round;stroke-linecap:round}';
  return `${target && `svg:target{${target}}`}${round}${classes.join('')}`;
}

function withAttributes(body: string, palette: Palette, prefix: string): string {
  return body.replace(/ ?class="([^"]*)"/g, (_, names: string) => {
    const attributes: string[] = [];
    const remaining = names.split(' ').filter((name) => !styleClasses[name] || name === 's1');
    if (remaining.length > 0) attributes.push(`class="${remaining.join(' ')}"`);
    for (const name of names.split(' '))
      for (const [property, text] of Object.entries(styleClasses[name] ?? {})) {
        if (property === 'fill' && text === 'none') continue;
        const value = text.startsWith('@') ? palette[text.slice(1) as keyof Palette] : text;
        attributes.push(`${property}="${value.replace('url(#', `url(#${prefix}-`)}"`);
        if (property === 'stroke') attributes.push('vector-effect="non-scaling-stroke"');
      }
    return attributes.length > 0 ? ` ${attributes.join(' ')}` : '';
  });
}

function definitions(used: string[], palette: Palette, prefix: string): string {
  const id = (name: string) => (prefix ? `${prefix}-${name}` : name);
  const hatch = (name: string, gap: number, angle: number, color: string) =>
    `<pattern id="${id(name)}" width="${gap}" height="${gap}" patternUnits="userSpaceOnUse" patternTransform="rotate(${angle})"><path d="M0 0V${gap}" stroke="${color}"/></pattern>`;
  const glow = (name: string, stops: [number, string, number][]) =>
    `<radialGradient id="${id(name)}">${stops
      .map(
        ([offset, color, opacity]) =>
          `<stop offset="${offset}" stop-color="${color}" stop-opacity="${opacity}"/>`,
      )
      .join('')}</radialGradient>`;
  const { em } = palette;
  const makers: Record<string, () => string> = {
    ha: () => hatch('ha', 9, 45, palette.i3),
    hb: () => hatch('hb', 6, -45, palette.i2),
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
