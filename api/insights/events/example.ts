import type { EventBatch } from './contract';

/** A visitor from a search engine who looked at one page. */
export function exampleBatch(part: Partial<EventBatch> = {}): EventBatch {
  return {
    visit: { source: 'google', medium: 'organic', campaign: null, rule: 'search-engine' },
    events: [{ name: 'page_view', path: '/faq', referrer: 'https://www.google.com/' }],
    vitals: [{ metric: 'LCP', route: '/faq', value: 812.4 }],
    ...part,
  };
}
