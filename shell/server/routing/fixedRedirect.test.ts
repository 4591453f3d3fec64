import { fixedRedirect } from './fixedRedirect';

test.each([
  ['/insights', '', '/blog'],
  ['/insights/', '', '/blog'],
  ['/insights/one', '?utm_source=x', '/blog/one?utm_source=x'],
  ['/insights/2024/05/last-one', '', '/blog/last-one'],
  ['/admin', '', '/admin/dashboard'],
  ['/solutions/managed-it-services/austin-texas/legal-firms', '', '/its-legal-austin-texas'],
  [
    '/solutions/security-audits/austin-texas/construction-property-services',
    '?a=1',
    '/sa-cons-austin-texas?a=1',
  ],
])('%s%s redirects to %s', (pathname, search, target) => {
  expect(fixedRedirect(pathname, search)).toBe(target);
});

test.each([
  '/solutions/managed-it-services/dallas-texas/legal-firms',
  '/solutions/unknown/austin-texas/legal-firms',
  '/solutions/managed-it-services/austin-texas/unknown',
  '/solutions/managed-it-services/austin-texas/constructor',
  '/solutions/managed-it-services',
  '/blog',
  '/administrator',
])('%s is not redirected', (pathname) => {
  expect(fixedRedirect(pathname, '')).toBeUndefined();
});
