import type { Goal, Outline } from '../content/Outline';
import type { Offer } from './offers';

export interface OfferSearch {
  words: string;
  goal?: Goal;
  /** What the pages say, by path, where that has been fetched. */
  texts: ReadonlyMap<string, string>;
}

/** The services that are for the goal and hold every word asked for: in name, summary or, once fetched, anywhere on their page. */
export function filterOffers(offers: Offer[], { words, goal, texts }: OfferSearch): Offer[] {
  const terms = words.toLowerCase().split(/\s+/).filter(Boolean);
  return offers.filter((offer) => {
    if (goal && !offer.goals.includes(goal)) return false;
    const text = `${offer.label} ${offer.summary}`.toLowerCase() + (texts.get(offer.to) ?? '');
    return terms.every((word) => text.includes(word));
  });
}

/** Everything a service's page says, in small letters, to be searched. */
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
