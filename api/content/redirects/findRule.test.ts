import type { RedirectRule } from './contract';
import { findRule, resolveTarget } from './findRule';

const rule = (from: string, to: string, match: 'exact' | 'prefix' = 'exact'): RedirectRule => ({
  id: from,
  from,
  to,
  match,
  code: '301',
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
])('the most specific rule applies to %s', (path, from) => {
  expect(findRule(rules, path)?.from).toBe(from);
});

test('only rules at a path or above it are looked up', () => {
  let queryCount = 0;
  const many = Array.from({ length: 5000 }, (_, n) => ({
    ...rule(`/old/${n}`, '/new'),
    get match() {
      queryCount += 1;
      return n % 2 ? ('prefix' as const) : ('exact' as const);
    },
  }));
  for (const [path, from] of [
    ['/old/4999/x', '/old/4999'],
    [`/old/4999${'/x'.repeat(8000)}`, '/old/4999'],
    ['/old/4998/x', undefined],
    ['/old', undefined],
  ])
    expect(findRule(many, path ?? '')?.from).toBe(from);
  expect(queryCount).toBeLessThan(10);
});

test('another list is indexed separately', () => {
  expect(findRule([rule('/old/a', '/c')], '/old/a')?.to).toBe('/c');
  expect(findRule([], '/old/a')).toBeUndefined();
});

test.each([
  [rule('/a', '/b'), '/a', '', '/b'],
  [rule('/a', '/b'), '/a/', '?x=1', '/b?x=1'],
  [rule('/a', '/b?y=2#part'), '/a', '?x=1', '/b?y=2&x=1#part'],
  [rule('/a', '/b/', 'prefix'), '/a/c/d', '', '/b/c/d'],
  [rule('/a', '/b', 'prefix'), '/a', '', '/b'],
  [rule('/a', 'https://new.example', 'prefix'), '/a/c', '?x=1', 'https://new.example/c?x=1'],
])('%j redirects %s%s to %s', (one, path, search, target) => {
  expect(resolveTarget(one, path, search)).toBe(target);
});

test('nothing that a visitor writes below a prefix becomes a host', () => {
  for (const path of ['/a//evil.example', '/a/\\evil.example', '/a///evil.example/x'])
    for (const to of ['/', '/b', 'https://new.example']) {
      const { host } = new URL(resolveTarget(rule('/a', to, 'prefix'), path) ?? '', 'https://here.example');
      expect(['here.example', 'new.example']).toContain(host);
    }
});

test('a 410 rule has no target', () => {
  expect(resolveTarget({ ...rule('/a', ''), code: '410' }, '/a')).toBeUndefined();
});
