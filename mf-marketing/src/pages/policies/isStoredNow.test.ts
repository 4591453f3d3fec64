/** @jest-environment jest-fixed-jsdom */
import { isStoredNow } from './isStoredNow';

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test.each([
  ['draft:…', 'Session storage', false],
  ['theme, rail', 'Local storage', true],
  ['them', 'Local storage', false],
  ['views:…', 'Local storage', true],
  ['theme', 'Session storage', false],
  ['seen', 'Cookie', true],
  ['see', 'Cookie', false],
  ['theme', 'Nowhere', false],
])('%s in %s: %s', (name, where, expected) => {
  localStorage.setItem('rail', '1');
  localStorage.setItem('views:leads', '[]');
  document.cookie = 'seen=1';
  expect(isStoredNow({ name, where })).toBe(expected);
});
