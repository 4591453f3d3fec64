import type { Goal, Outline } from '../content/Outline';
import type { Offer } from './offers';

export interface OfferSearch {
  words: string;
  goal?: Goal;
  /** The texts of the pages by path, once loaded. */
  texts: ReadonlyMap<string, string>;
}

/** The services that match the goal and every search word, in name, summary or, once loaded, the text of their page. */
export function filterOffers(offers: Offer[], { words, goal, texts }: OfferSearch): Offer[] {
  const terms = words.toLowerCase().split(/\s+/).filter(Boolean);
  return offers.filter((offer) => {
    if (goal && !offer.goals.includes(goal)) return false;
    const text = `${offer.label} ${offer.summary}`.toLowerCase() + (texts.get(offer.to) ?? '');
    return terms.every((word) => text.includes(word));
  });
}

/** The full text of a service page in lower case, for search. */
export const textOf = ({ problem, signs, outcomes, included, steps, faqs }: Outline<string>): string =>
  [
    problem,
    ...signs.map(({ text }) => text),
    ...outcomes,
    ...included,
    ...steps.map(({ title, text }) => `${title} ${text}`),
    ...faqs.map(({ question, answer }) => `${question} ${answer}`),
  ]
    .join(' ')
    .toLowerCase();
