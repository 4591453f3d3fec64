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

test('a word is found in its other forms, after pages that have it as it was typed', () => {
  const search = createSearch([
    entry('/blog/restored', 'Blog', 'Files restored in an hour'),
    entry('/services/backup', 'Services', 'Backup'),
    entry('/blog/restoring', 'Blog', 'Restoring files'),
    entry('/services/managed', 'Services', 'Managed services'),
  ]);
  const paths = (words: string) => search(words).map(({ path }) => path);
  expect(paths('restoring')).toEqual(['/blog/restoring', '/blog/restored']);
  expect(paths('restored')).toEqual(['/blog/restored', '/blog/restoring']);
  expect(paths('backups')).toEqual(['/services/backup']);
  expect(paths('management')).toEqual(['/services/managed']);
  expect(paths('backing up')).not.toContain('/services/managed');
  // The word in the title is marked, in whatever form.
  expect(search('restoring').find(({ path }) => path === '/blog/restored')?.terms).toContain('restor');
});

test('what has one word of two is left out where something has both', () => {
  expect(pathsOf('microsoft 365')).toEqual(['/services/workplace']);
  expect(pathsOf('microsoft zeppelin')).toContain('/landing/switch#refuse');
});

test('of several results that read the same there is one', () => {
  expect(pathsOf('client form')).toEqual(['/industries/legal#form']);
});

test('each heading is listed once, at its best match', () => {
  const names = groupHits(find('cost')).map(({ name }) => name);
  expect(names).toHaveLength(3);
  expect(new Set(names).size).toBe(3);
});
