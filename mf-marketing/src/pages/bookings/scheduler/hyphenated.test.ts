import { hyphenated } from './hyphenated';

test.each([
  ['Thanksgiving', 'Thanks-giving'],
  ['Day after Thanksgiving', 'Day after Thanks-giving'],
  ['Christmas Eve', 'Christ-mas Eve'],
  ['Labor Day', 'Labor Day'],
])('%s breaks between syllables: %s', (name, shown) =>
  expect(hyphenated(name).replaceAll('\u00ad', '-')).toBe(shown),
);
