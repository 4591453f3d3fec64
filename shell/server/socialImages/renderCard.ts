import { Resvg } from '@resvg/resvg-js';
import satori from 'satori';
import { cardTree } from './cardTree';
import { CARD_HEIGHT, CARD_WIDTH, type SocialCard } from './SocialCard';

export interface CardFonts {
  sans: Buffer;
  mono: Buffer;
}

/** Renders the social image of a page as PNG, 1200 by 630. */
export async function renderCard(card: SocialCard, { sans, mono }: CardFonts): Promise<Buffer> {
  const svg = await satori(cardTree(card) as never, {
    width: CARD_WIDTH,
    height: CARD_HEIGHT,
    fonts: [
      { name: 'Sans', data: sans, weight: 400, style: 'normal' },
      { name: 'Mono', data: mono, weight: 400, style: 'normal' },
    ],
  });
  return new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng();
}
