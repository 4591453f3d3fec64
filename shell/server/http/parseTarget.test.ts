import fc from 'fast-check';
import { parsePath } from './parseTarget';

test.each([
  ['/', '/', ''],
  ['/about', '/about', ''],
  ['/about/?a=1', '/about', '?a=1'],
  ['/%61bout', '/about', ''],
  ['/cedar%20park', '/cedar%20park', ''],
  ['/%c3%a9', '/%C3%A9', ''],
  ["/a:b@c;d=1,2+3$&4'()!*~", "/a:b@c;d=1,2+3$&4'()!*~", ''],
  ['/%3F%23', '/%3F%23', ''],
  ['/...', '/...', ''],
  ['/a?b=//evil.example\\', '/a', '?b=//evil.example\\'],
  ['http://evil.example/about?x', '/about', '?x'],
  ['HTTPS://evil.example', '/', ''],
])('%s is parsed as %s with the query "%s"', (target, pathname, search) => {
  expect(parsePath(target)).toEqual({ pathname, search });
});

test.each([
  '',
  '*',
  'about',
  '?x',
  'http://',
  'http://[',
  'http://a:b:c/',
  'ftp://host/x',
  'javascript:alert(1)',
  '//',
  '//evil.example/about',
  '/about//',
  '/insights//evil.example',
  '/a//b',
  '/\\evil.example',
  '/a\\b',
  '/%5Cevil.example',
  '/a%2Fb',
  '/a%2f%2fevil.example',
  '/.',
  '/..',
  '/a/../admin',
  '/a/%2e%2E/admin',
  '/.%2e',
  '/./a',
  '/%',
  '/%E0%A4%A',
  '/%zz',
  '/%FF',
  '/%C0%AF',
  '/%ED%A0%80',
  '/%00',
  '/a%0d%0ab',
  '/%1f',
  '/%7F',
  '/%C2%85',
  '/a\tb',
  '/a b',
  '/é',
  '/a#b',
  '/a?b#c',
  '/a?\u0000',
  `/${'a'.repeat(2_000)}`,
])('%j is rejected', (target) => {
  expect(parsePath(target)).toBeUndefined();
});

/** Parts of hostile targets, mixed with arbitrary characters. */
const target = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        '/',
        '//',
        '\\',
        '.',
        '..',
        '%2e',
        '%2f',
        '%5c',
        '%00',
        '%',
        'a',
        'admin',
        '?',
        '#',
        '@',
        ':',
      ),
      fc.string({ unit: 'binary', maxLength: 4 }),
      fc.webPath(),
    ),
    { maxLength: 8 },
  )
  .map((parts) => `/${parts.join('')}`);

test('a parsed target stays on this site and is parsed identically again, also by browsers', () => {
  fc.assert(
    fc.property(target, (input) => {
      const address = parsePath(input);
      if (!address) return;
      const { pathname, search } = address;
      expect(parsePath(pathname + search)).toEqual(address);
      const url = new URL(pathname + search, 'https://site.example');
      expect(url.origin).toBe('https://site.example');
      expect(url.pathname).toBe(pathname);
      expect(() => decodeURIComponent(pathname)).not.toThrow();
    }),
  );
});
