import { exampleRedirectDraft as draft } from './example';
import { findRedirectErrors, normalizeRule } from './findRedirectErrors';

const site = {
  pages: ['/', '/services', '/services/cybersecurity', '/blog', '/blog/a-post'],
  files: ['/robots.txt', '/film/brand.mp4'],
};
const exact = (from: string, to: string) => draft({ from, to });
const prefix = (from: string, to: string) => draft({ from, to, match: 'prefix' });
const gone = (from: string) => draft({ from, to: '', code: '410' });

test.each([
  ['an old page', exact('/old', '/services'), []],
  ['an old folder', prefix('/old', '/services'), []],
  ['another site', exact('/old', 'https://other.example/x'), []],
  ['what is gone', gone('/old'), []],
  ['what is named like a list of pages', exact('/sitemap-old.xml', '/services'), []],
  ['beside files', exact('/film', '/services'), []],
  ['a part of a word', exact('/blog-old', '/blog'), []],
  ['below an exact rule', exact('/old/a', '/services'), [exact('/old', '/blog')]],
  ['to below an exact rule', exact('/a', '/old/b'), [exact('/old', '/blog')]],
  ['a solution elsewhere', exact('/solutions/x/dallas/y', '/services'), []],
  ['two to the same end', exact('/a', '/services'), [exact('/b', '/services')]],
])('%s may be saved', (_what, rule, others) => {
  expect(findRedirectErrors(rule, others, site)).toEqual({});
});

test.each([
  ['hides a page', 'from', exact('/services', '/blog'), []],
  ['hides the home page', 'from', exact('/', '/blog'), []],
  ['hides a page below it', 'from', prefix('/blog', '/services'), []],
  ['stands where a file is', 'from', exact('/robots.txt', '/blog'), []],
  ['stands where a list of many pages may be', 'from', exact('/sitemap-2.xml', '/blog'), []],
  ['stands above a list of many pages', 'from', prefix('/sitemap-12.xml', '/blog'), []],
  ['stands above a file', 'from', prefix('/film', '/blog'), []],
  ['stands where a file is, and below it', 'from', prefix('/robots.txt', '/blog'), []],
  ['hides the workbench', 'from', exact('/admin/leads', '/services'), []],
  ['hides the API', 'from', prefix('/api', '/services'), []],
  ['hides an old address of posts', 'from', exact('/insights/x', '/services'), []],
  ['hides an old address of solutions', 'from', exact('/solutions/x/austin-texas/y', '/services'), []],
  ['hides all of them', 'from', prefix('/solutions', '/services'), []],
  ['leads to itself', 'to', exact('/a', '/a?x=1'), []],
  ['leads below itself', 'to', prefix('/a', '/a/b'), []],
  ['leads in a circle', 'to', exact('/a', '/b'), [exact('/b', '/a')]],
  ['leads in a wide circle', 'to', prefix('/a', '/b'), [prefix('/b/c', '/a')]],
  ['leads to another', 'to', exact('/a', '/b'), [exact('/b', '/services')]],
  ['leads below another', 'to', exact('/a', '/b/x'), [prefix('/b', '/services')]],
  ['leads above another', 'to', prefix('/a', '/b'), [exact('/b/x', '/services')]],
  ['leads to what is gone', 'to', exact('/a', '/b'), [gone('/b')]],
  ['leads to an old address of posts', 'to', exact('/a', '/insights/x'), []],
  ['leads nowhere', 'to', exact('/a', ''), []],
  ['leads on though it is gone', 'to', { ...gone('/a'), to: '/services' }, []],
  ['stands where another leads', 'from', exact('/b', '/services'), [exact('/a', '/b')]],
  ['is gone where another leads', 'from', gone('/b'), [exact('/a', '/b')]],
  ['is there already', 'from', exact('/a', '/services'), [exact('/a', '/blog')]],
])('a redirect that %s is refused', (_what, field, rule, others) => {
  expect(Object.keys(findRedirectErrors(rule, others, site))).toEqual([field]);
});

const origin = 'https://site.example';
const spelled = (from: string, to = '/x') => normalizeRule(exact(from, to), origin);

test.each([
  ['/old//', '/old'],
  ['/a/../café/', '/caf%C3%A9'],
  ['/caf%c3%a9', '/caf%C3%A9'],
  ['/%6fld%2Dpage', '/old-page'],
  ['/a|b', '/a%7Cb'],
])('%s is stored and compared as %s', (from, plain) => {
  expect(spelled(from).from).toBe(plain);
});

test.each([
  ['https://site.example/x?y#z', '/x?y#z'],
  ['https://SITE.example:443', '/'],
  ['https://site.example?y', '/?y'],
  ['https://site.example//', '/'],
  ['https://site.example//?y', '/?y'],
  ['https:///site.example/x', '/x'],
  ['https://site.example//evil.example', 'https://site.example//evil.example'],
  ['https://site.example.evil/x', 'https://site.example.evil/x'],
])('a target %s is stored as %s', (to, plain) => {
  expect(spelled('/a', to).to).toBe(plain);
});

test.each([
  ['another spelling of a page', 'from', exact('/%73ervices', '/blog')],
  ['another spelling of the workbench', 'from', exact('/%61dmin/x', '/blog')],
  ['another spelling of itself', 'to', exact('/a', '/%61')],
  ['another spelling of an old address', 'to', exact('/a', '/%69nsights/x')],
  ['itself by its whole address', 'to', exact('/a', 'https://site.example/a')],
  ['what the site’s files are served below', 'from', exact('/assets/x', '/blog')],
  ['an address that becomes too long', 'from', exact(`/${'é'.repeat(200)}`, '/blog')],
  ...['/x/..//y', '/.//y', '/a//b', '/a%2Fb', '/a%00', '/a%ff'].flatMap((none) => [
    [`no address, ${none}`, 'from', exact(none, '/blog')] as const,
    [`no address, ${none}`, 'to', exact('/b', none)] as const,
  ]),
] as const)('a redirect for %s is refused at %s', (_what, field, rule) => {
  expect(Object.keys(findRedirectErrors(normalizeRule(rule, origin), [], site))).toEqual([field]);
});
