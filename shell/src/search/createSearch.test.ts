import type { SearchEntry } from '../../kit/search';
import { createSearch } from './createSearch';
import { groupHits } from './groupHits';

const entry = (path: string, group: string, title: string, words = ''): SearchEntry => ({
  path,
  group,
  title,
  words,
});
const find = createSearch([
  entry('/services/security', 'Services', 'Endpoint security', 'ransomware malware'),
  entry('/services/workplace', 'Services', 'Modern workplace', 'Microsoft 365, Teams'),
  entry('/landing/switch#refuse', 'Questions', 'What if Microsoft refuses?'),
  entry('/faq#cost', 'Questions', 'Pricing'),
  entry('/services/costs', 'Services', 'Lower cost'),
  entry('/tools/cost', 'Tools', 'Cost of a breach'),
  entry('/industries/legal#form', 'Questions', 'A client sent us a form. Can you help?'),
  entry('/industries/media#form', 'Questions', 'A client sent us a form. Can you help?'),
  entry('/faq#more', 'Questions', 'Does more cost more?'),
]);
const pathsOf = (words: string) => find(words).map(({ path }) => path);

test('a page is found by a word that it does not use', () => {
  expect(pathsOf('ransomware')).toEqual(['/services/security']);
});

test('what has one word of two is left out where something has both', () => {
  expect(pathsOf('microsoft 365')).toEqual(['/services/workplace']);
  expect(pathsOf('microsoft zeppelin')).toContain('/landing/switch#refuse');
});

test('of several results that read the same there is one', () => {
  expect(pathsOf('client form')).toEqual(['/industries/legal#form']);
});

test('each heading stands once, where the likeliest of it stands', () => {
  const names = groupHits(find('cost')).map(({ name }) => name);
  expect(names).toHaveLength(3);
  expect(new Set(names).size).toBe(3);
});
