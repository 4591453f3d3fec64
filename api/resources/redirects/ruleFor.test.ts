import type { RedirectRule } from './contract';
import { ruleFor, targetOf } from './ruleFor';

const rule = (from: string, to: string, match: 'exact' | 'prefix' = 'exact'): RedirectRule => ({
  ...{ id: from, from, to, match, code: '301' },
});
const rules = [rule('/old', '/new', 'prefix'), rule('/old/a', '/b'), rule('/old/deep', '/deep', 'prefix')];

test.each([
  ['/old', '/old'],
  ['/old/', '/old'],
  ['/old/x', '/old'],
  ['/old/a', '/old/a'],
  ['/old/a/b', '/old'],
  ['/old/deep/x', '/old/deep'],
  ['/older', undefined],
  ['/', undefined],
])('of %s the most particular rule speaks', (path, from) => {
  expect(ruleFor(rules, path)?.from).toBe(from);
});

test.each([
  [rule('/a', '/b'), '/a', '', '/b'],
  [rule('/a', '/b'), '/a/', '?x=1', '/b?x=1'],
  [rule('/a', '/b?y=2#part'), '/a', '?x=1', '/b?y=2&x=1#part'],
  [rule('/a', '/b/', 'prefix'), '/a/c/d', '', '/b/c/d'],
  [rule('/a', '/b', 'prefix'), '/a', '', '/b'],
  [rule('/a', 'https://new.example', 'prefix'), '/a/c', '?x=1', 'https://new.example/c?x=1'],
])('%j sends %s%s to %s', (one, path, search, target) => {
  expect(targetOf(one, path, search)).toBe(target);
});

test('nothing that a visitor writes below a prefix becomes a host', () => {
  for (const path of ['/a//evil.example', '/a/\\evil.example', '/a///evil.example/x'])
    for (const to of ['/', '/b', 'https://new.example']) {
      const { host } = new URL(targetOf(rule('/a', to, 'prefix'), path) ?? '', 'https://here.example');
      expect(['here.example', 'new.example']).toContain(host);
    }
});

test('what is gone leads nowhere', () => {
  expect(targetOf({ ...rule('/a', ''), code: '410' }, '/a')).toBeUndefined();
});
