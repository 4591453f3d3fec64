import { candidateRoutes } from './candidateRoutes';

const routes = ['/', '/blog', '/blog/:slug', '/:slug', '/:lang?/about', '/a.b', '*'].map((path) => ({
  path,
}));
const candidates = (path: string) => candidateRoutes(routes)(path).map((route) => route.path);

test.each([
  ['/blog/x', ['/blog', '/blog/:slug', '/:slug', '/:lang?/about', '/a.b', '*']],
  ['/Blog', ['/:slug', '/:lang?/about', '/a.b', '*']],
  ['/', ['/', '/:slug', '/:lang?/about', '/a.b', '*']],
  ['/%62log', routes.map(({ path }) => path)],
])('%s may match %j', (path, expected) => {
  expect(candidates(path)).toEqual(expected);
});
