import { findRoute } from './findRoute';

const routes = [
  '/',
  '/blog',
  '/blog/:slug',
  '/:slug',
  '/admin/leads/:id',
  '/admin/leads/board',
  '/admin/*',
].map((path) => ({ path, expose: '', remote: '' }));

test.each([
  ['/', '/'],
  ['/blog', '/blog'],
  ['/blog/', '/blog'],
  ['/blog/a-post', '/blog/:slug'],
  ['/bl%6Fg/a-post', '/blog/:slug'],
  ['/blogs', '/:slug'],
  ['/BLOG', '/:slug'],
  ['/admin/leads/board', '/admin/leads/board'],
  ['/admin/leads/1', '/admin/leads/:id'],
  ['/admin', '/admin/*'],
  ['/admin/leads', '/admin/*'],
  ['/blog/a/b', undefined],
  ['/404', undefined],
])('the route of %s is %s', (pathname, path) => {
  expect(findRoute(routes, pathname)?.path).toBe(path);
});
