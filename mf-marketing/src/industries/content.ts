import { industryCards } from '../parts/industryCards';
import type { Industry } from './Industry';
import { floors } from './portraits/floors';
import { offices } from './portraits/offices';

/** The nine industries in the order of the carousel, each with its card's two lines. */
export const INDUSTRIES: Industry[] = industryCards.map((card) => {
  const portrait = [...offices, ...floors].find((each) => each.slug === card.slug);
  if (!portrait) throw new Error(`No portrait for ${card.slug}`);
  return { ...portrait, ...card };
});
