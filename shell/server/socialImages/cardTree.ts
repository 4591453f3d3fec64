import { CARD_HEIGHT, CARD_WIDTH, type SocialCard } from './SocialCard';

/** An element as satori reads it: a type, and properties that include the children. */
interface Element {
  type: string;
  props: Record<string, unknown>;
}

const INK = '#0A1B2E';
const NAVY = '#0E3F6E';
const BLUE = '#2D5D94';
const PAPER = '#F4F3EF';
const EMBER = '#F26A21';
const LINE = 'rgba(14, 63, 110, .32)';
const GRID = 30;
const EDGE = 48;
/** The width of the text beside an illustration. */
const TEXT_WIDTH = 600;

/** The layout of a social image: grid, border, title, illustration, and a line that ends in the brand's orange dot. */
export function cardTree({ title, kind, brand, illustration }: SocialCard): Element {
  return box(
    { width: CARD_WIDTH, height: CARD_HEIGHT, background: PAPER, color: INK, fontFamily: 'Sans' },
    imageElement(background(brand), { left: 0, top: 0, width: CARD_WIDTH, height: CARD_HEIGHT }),
    ...(illustration ? [positionIllustration(illustration)] : []),
    box(
      {
        position: 'absolute',
        left: EDGE + 32,
        top: EDGE + 36,
        width: illustration ? TEXT_WIDTH : CARD_WIDTH - 2 * EDGE - 64,
        height: CARD_HEIGHT - 2 * EDGE - 72,
        flexDirection: 'column',
      },
      text({ fontFamily: 'Mono', fontSize: 20, color: BLUE, letterSpacing: 1 }, kind.toUpperCase()),
      text(
        {
          fontSize: fontSize(title, Boolean(illustration)),
          lineHeight: 1.02,
          letterSpacing: '-0.042em',
          marginTop: 22,
        },
        title,
      ),
      text({ fontSize: 32, letterSpacing: '-0.03em', color: NAVY, marginTop: 'auto' }, brand),
    ),
  );
}

/** The largest font size that the longest word and the length of the title allow. */
function fontSize(title: string, hasIllustration: boolean): number {
  const longest = Math.max(...title.split(/\s+/).map((word) => word.length));
  const scale = hasIllustration ? 1 : 1.6;
  const byLength = title.length <= 18 ? 96 : title.length <= 36 ? 80 : title.length <= 60 ? 64 : 52;
  return Math.round(
    Math.min(byLength * (hasIllustration ? 1 : 1.2), (TEXT_WIDTH * scale) / (longest * 0.54)),
  );
}

function positionIllustration(svg: string): Element {
  const [, width = 480, height = 380] = (/viewBox="[-\d.]+ [-\d.]+ ([\d.]+) ([\d.]+)"/.exec(svg) ?? []).map(
    Number,
  );
  const scale = Math.min(460 / width, 420 / height);
  const [w, h] = [width * scale, height * scale];
  return imageElement(svg, { left: 916 - w / 2, top: 306 - h / 2, width: w, height: h });
}

/** The background: grid, border with registration marks, and the line at the bottom. */
function background(brand: string): string {
  const [right, bottom] = [CARD_WIDTH - EDGE, CARD_HEIGHT - EDGE];
  const lines = (count: number, at: (offset: number) => string) =>
    Array.from({ length: count }, (_, index) => at(index * GRID + 0.5)).join('');
  const crosses = [EDGE, right].flatMap((x) =>
    [EDGE, bottom].map((y) => `M${x - 14} ${y}h28M${x} ${y - 14}v28`),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD_WIDTH}" height="${CARD_HEIGHT}" fill="none"><path d="${lines(CARD_WIDTH / GRID, (x) => `M${x} 0v${CARD_HEIGHT}`)}${lines(CARD_HEIGHT / GRID, (y) => `M0 ${y}h${CARD_WIDTH}`)}" stroke="${NAVY}" stroke-opacity=".07"/><path d="M${EDGE} ${EDGE}H${right}V${bottom}H${EDGE}Z" stroke="${LINE}"/><path d="${crosses.join('')}" stroke="${NAVY}"/><path d="M${EDGE + 58 + brand.length * 17} ${bottom - 52}H${right - 62}" stroke="${BLUE}" stroke-width="1.4" stroke-dasharray="22 7 3 7"/><circle cx="${right - 52}" cy="${bottom - 52}" r="30" fill="${EMBER}" fill-opacity=".16"/><circle cx="${right - 52}" cy="${bottom - 52}" r="10" fill="${EMBER}"/></svg>`;
}

const box = (style: object, ...children: Element[]): Element => ({
  type: 'div',
  props: { style: { display: 'flex', ...style }, children },
});

const text = (style: object, children: string): Element => ({ type: 'div', props: { style, children } });

const imageElement = (
  svg: string,
  position: { left: number; top: number; width: number; height: number },
): Element => ({
  type: 'img',
  props: {
    src: `data:image/svg+xml;base64,${Buffer.from(plainColors(svg)).toString('base64')}`,
    width: position.width,
    height: position.height,
    style: { position: 'absolute', ...position },
  },
});

/** Illustrations use CSS variables of the page; here their fallback colors apply. */
const plainColors = (svg: string) => svg.replace(/var\(--[\w-]+,\s*([^()]+)\)/g, '$1');
