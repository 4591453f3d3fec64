import { leadsFrom } from './coverage';

const pages = [
  { page: '/service-areas/round-rock', leads: 1 },
  { page: '/legal-round-rock-texas', leads: 2 },
  { page: '/landing/Spring-RoundRock', leads: 4 },
  { page: '/service-areas/waco', leads: 8 },
  { page: '/blog/round-rock', leads: 16 },
  { page: '/contact', leads: 32 },
];

test('an area has the leads of its own page and of the landing pages that name it', () => {
  expect(leadsFrom({ slug: 'round-rock', name: 'Round Rock' }, pages)).toBe(7);
  expect(leadsFrom({ slug: 'waco', name: 'Waco' }, pages)).toBe(8);
  expect(leadsFrom({ slug: 'hutto', name: 'Hutto' }, pages)).toBe(0);
  expect(leadsFrom({ slug: '', name: '' }, pages)).toBe(0);
});
