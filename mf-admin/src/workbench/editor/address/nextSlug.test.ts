import { slugify } from '@site/api/platform/contracts/slugify';
import { nextSlug } from './nextSlug';

test('makes a slug of a title', () => {
  expect(slugify('  Naïve “quotes” & C++: what’s new? ')).toBe('naive-quotes-c-whats-new');
  expect(slugify('a'.repeat(150))).toHaveLength(100);
});

test.each([
  ['', '', 'Taylor', 'taylor'],
  ['taylor', 'Taylor', 'Hutto', 'hutto'],
  ['taylor-2', 'Taylor', 'Pflugerville', 'pflugerville'],
  ['top-2', 'Top 5', 'Top 6', 'top-6'],
  [`${'a'.repeat(90)}-2`, 'a'.repeat(100), 'Short', 'short'],
])('an untouched slug %j of %j follows the new title %j', (slug, before, title, next) => {
  expect(nextSlug(slug, before, title)).toBe(next);
});

test.each([
  ['by-hand', 'Taylor', 'Hutto'],
  ['taylor-2026', 'Taylor', 'Hutto'],
  ['taylor-2', 'Taylor', 'Taylor'],
])('the edited slug %j of %j stays under the title %j', (slug, before, title) => {
  expect(nextSlug(slug, before, title)).toBe(slug);
});
