import { gone, notFound, sameAs } from '../../kit';
import { makeStore } from '../../kit/store';
import type { PageModule } from '../../remote';
import { frameOf, resolvePage } from './resolvePage';

const routes = [{ path: '/desks/:slug', expose: './DeskPage', remote: 'mf_one' }];

const find = (
  page: Partial<PageModule>,
  options: { hasData?: boolean; routes?: typeof routes; url?: string } = {},
) => {
  const requested: (string | undefined)[] = [];
  const module = { Component: () => null, ...page } as PageModule;
  const load = async (_route: unknown, slug?: string) => {
    requested.push(slug);
    return { module };
  };
  const found = resolvePage({
    routes,
    url: '/desks/oak?tint=2',
    store: makeStore(),
    load,
    budget: 50,
    ...options,
  });
  return { found, requested: requested };
};
const failing = async () => {
  throw new Error('it did not come');
};

test('a page is found with the words of its address', async () => {
  const { found, requested } = find({
    content: async ({ params, url }) => ({ slug: params.slug, tint: url.searchParams.get('tint') }) as never,
  });
  expect(await found).toMatchObject({ status: 200, content: { slug: 'oak', tint: '2' } });
  expect(requested).toEqual(['oak']);
});

test('the catch-all page responds with 404 and shadows no other page', async () => {
  const lost = { path: '/desks/*', expose: './LostPage', remote: 'mf_one' };
  const { found } = find({}, { routes: [lost, ...routes], url: '/desks/oak/drawer' });
  expect(await found).toMatchObject({ status: 404, route: lost, module: {} });
  const { found: known } = find({}, { routes: [lost, ...routes] });
  expect(await known).toMatchObject({ status: 200, route: routes[0] });
});

test('an address whose words do not exist is not found', async () => {
  const { found } = find({
    content: async () => {
      throw notFound();
    },
  });
  expect(await found).toEqual({ url: '/desks/oak?tint=2', status: 404 });
});

test('words that do not come leave a page to be tried again, with no words', async () => {
  const { found } = find({ content: failing });
  expect(await found).toMatchObject({ status: 200, isIncomplete: true });
  expect((await found).content).toBeUndefined();
});

test('where the server has shown the page already, its words failing are no page at all', async () => {
  await expect(find({ content: failing }, { hasData: true }).found).rejects.toThrow('it did not come');
});

test('a page whose data did not come keeps its words', async () => {
  const { found } = find({ content: async () => ({ slug: 'oak' }) as never, loader: failing });
  expect(await found).toMatchObject({ isIncomplete: true, content: { slug: 'oak' } });
});

test('what was here once is not found either, and it is known that it was', async () => {
  const loader = async () => {
    throw gone();
  };
  expect(await find({ loader }).found).toEqual({ url: '/desks/oak?tint=2', status: 404, isGone: true });
});

test('a page with several paths is complete and names its canonical path', async () => {
  const { found } = find({
    content: async () => ({ slug: 'oak' }) as never,
    loader: async () => {
      throw sameAs('/desks/wood');
    },
  });
  expect(await found).toMatchObject({ status: 200, sameAs: '/desks/wood', content: { slug: 'oak' } });
});

test('everything below /embedded has a bare frame, also where no route matches', () => {
  const route = { frame: 'landing' } as const;
  const frames = ['/embedded', '/embedded/nope?a=1', '/embeddedx', '/contact'].map((url) =>
    frameOf({ url, route: route as never }),
  );
  expect(frames).toEqual(['bare', 'bare', 'landing', 'landing']);
  expect(frameOf({ url: '/embedded/nope' })).toBe('bare');
});
