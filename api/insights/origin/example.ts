import type { Origin, Touch } from './contract';

/** An arrival from a search engine. */
export function exampleTouch(part: Partial<Touch> = {}): Touch {
  return {
    source: 'google',
    medium: 'organic',
    campaign: null,
    isPaid: false,
    gclid: null,
    class: 'organic',
    rule: 'search-engine',
    at: '2026-11-12T15:00:00.000Z',
    ...part,
  };
}

export function exampleOrigin(part: Origin = {}): Origin {
  return { first: exampleTouch(), last: exampleTouch(), page: '/contact', ...part };
}
