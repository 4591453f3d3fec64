import { createLeadCounter } from './createLeadCounter';

const pages = [
  { page: '/service-areas/round-rock', leads: 1 },
  { page: '/legal-round-rock-texas', leads: 2 },
  { page: '/landing/Spring-RoundRock', leads: 4 },
  { page: '/service-areas/waco', leads: 8 },
  { page: '/blog/round-rock', leads: 16 },
  { page: '/contact', leads: 32 },
];

test('an area counts the leads of its own page and of the landing pages that name it', () => {
  const leads = createLeadCounter(pages);
  expect(leads({ slug: 'round-rock', name: 'Round Rock' })).toBe(7);
  expect(leads({ slug: 'waco', name: 'Waco' })).toBe(8);
  expect(leads({ slug: 'hutto', name: 'Hutto' })).toBe(0);
  expect(leads({ slug: '', name: '' })).toBe(0);
});
