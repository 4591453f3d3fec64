import { exampleRedirectDraft as draft } from './example';
import { faultsOf, plainRule } from './faultsOf';

const pages = ['/', '/services', '/services/cybersecurity', '/blog', '/blog/a-post'];
const exact = (from: string, to: string) => draft({ from, to });
const prefix = (from: string, to: string) => draft({ from, to, match: 'prefix' });
const gone = (from: string) => draft({ from, to: '', code: '410' });

test.each([
  ['an old page', exact('/old', '/services'), []],
  ['an old folder', prefix('/old', '/services'), []],
  ['another site', exact('/old', 'https://other.example/x'), []],
  ['what is gone', gone('/old'), []],
  ['a part of a word', exact('/blog-old', '/blog'), []],
  ['below an exact rule', exact('/old/a', '/services'), [exact('/old', '/blog')]],
  ['to below an exact rule', exact('/a', '/old/b'), [exact('/old', '/blog')]],
  ['a solution elsewhere', exact('/solutions/x/dallas/y', '/services'), []],
  ['two to the same end', exact('/a', '/services'), [exact('/b', '/services')]],
])('%s may be saved', (_what, rule, others) => {
  expect(faultsOf(rule, others, pages)).toEqual({});
});

test.each([
  ['hides a page', 'from', exact('/services', '/blog'), []],
  ['hides the home page', 'from', exact('/', '/blog'), []],
  ['hides a page below it', 'from', prefix('/blog', '/services'), []],
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
])('a rule that %s is refused', (_what, field, rule, others) => {
  expect(Object.keys(faultsOf(rule, others, pages))).toEqual([field]);
});

test('one spelling is stored and compared', () => {
  expect(plainRule(exact('/old//', '/x')).from).toBe('/old');
  expect(plainRule(exact('/a/../café/', '/x')).from).toBe('/caf%C3%A9');
});
