import { exampleAddress } from '@site/api/content/addresses/example';
import type { PageDefinition } from '../../remote';
import { listPages, SitePages } from './SitePages';
import { type LiveRemote, makeSnapshot } from './snapshot';

const remote = (name: string, pages: Partial<PageDefinition>[]): LiveRemote => {
  const manifest = { name, version: '1', sequence: 1, areas: [], shares: {}, kit: {}, files: {} };
  const full = pages.map((page) => ({ path: '/', label: 'Page', expose: './Page', ...page }));
  return {
    base: '',
    folder: '',
    integrity: `sha384-${name}`,
    manifest: {
      ...manifest,
      pages: full as LiveRemote['manifest']['pages'],
      web: { entry: '', chunks: {}, lazy: {}, content: {} },
      node: { entry: '' },
    },
  };
};

const services = [
  { slug: 'desk work', label: 'Desk work' },
  { slug: 'old-name', label: 'Desk work', isListed: false },
];
const main = remote('mf_main', [
  { path: '/', label: 'Home', group: 'Company' },
  { path: '/again', label: 'Home', isListed: false },
  { path: '/services/:slug', group: 'Services', entries: services },
  { path: '/token/:token', label: 'Token', isPrivate: true },
]);
const blog = remote('mf_blog', [
  { path: '/blog', label: 'Blog', group: 'Notes' },
  { path: '/blog/:slug', label: 'Note', group: 'Notes' },
  { path: '/plain', label: 'Plain' },
]);
const admin = remote('mf_admin', [{ path: '/admin/leads', label: 'Leads', frame: 'workbench' }]);

test("lists the indexed pages, those of the home page's remote first, independent of the release order", () => {
  const pages = listPages(makeSnapshot([admin, blog, main], []), []);
  expect(pages.map(({ path, label, group }) => `${group}: ${label} ${path}`)).toEqual([
    'Company: Home /',
    'Services: Desk work /services/desk%20work',
    'Notes: Blog /blog',
    'More: Plain /plain',
  ]);
});

test('content adds addresses that a listed page shows, each once and with its last change', () => {
  const addresses = [
    exampleAddress({ path: '/blog/one', label: 'One' }),
    exampleAddress({ path: '/blog/one', label: 'One' }),
    exampleAddress({ path: '/landing/nobody-shows-this' }),
    exampleAddress({ path: '/token/secret' }),
    exampleAddress({ path: '/admin/leads' }),
  ];
  const added = listPages(makeSnapshot([main, blog, admin], []), addresses).filter(
    ({ changedAt }) => changedAt,
  );
  expect(added).toEqual([
    { path: '/blog/one', label: 'One', group: 'Notes', changedAt: exampleAddress().changedAt },
  ]);
  expect(listPages(makeSnapshot([main], []), addresses).some(({ path }) => path === '/blog/one')).toBe(false);
});

test('a new release and a new address appear in the list immediately', () => {
  const releases = { snapshot: makeSnapshot([main], []) };
  const addresses = { current: [] as ReturnType<typeof exampleAddress>[] };
  const pages = new SitePages({ releases, addresses });
  const before = pages.current;
  expect(pages.current).toBe(before);
  releases.snapshot = makeSnapshot([main, blog], []);
  expect(pages.current.map(({ path }) => path)).toContain('/blog');
  addresses.current = [exampleAddress({ path: '/blog/new' })];
  expect(pages.current.map(({ path }) => path)).toContain('/blog/new');
  expect(pages.hidden).toEqual(['/token/']);
});

test('`released` contains unlisted pages too, and the pattern of pages with parameters', () => {
  const addresses = { current: [exampleAddress({ path: '/blog/one' })] };
  const missing = [{ name: 'mf_tools', areas: ['/tools'] }];
  const releases = { snapshot: makeSnapshot([main, blog, admin], missing) };
  const pages = new SitePages({ releases, addresses });
  const before = pages.released;
  expect(before).toEqual([
    '/',
    '/admin/leads',
    '/again',
    '/blog',
    '/blog/:slug',
    '/plain',
    '/services/:slug',
    '/services/desk%20work',
    '/services/old-name',
    '/token/:token',
    '/tools',
    '/tools/*',
  ]);
  expect(pages.released).toBe(before);
  releases.snapshot = makeSnapshot([main], []);
  expect(pages.released).not.toContain('/blog');
});

test("a snapshot's routes contain only what routing needs", () => {
  expect(makeSnapshot([main], []).routes[0]).toEqual({ path: '/', expose: './Page', remote: 'mf_main' });
});

test('an address is only compared with routes that share its first segment', () => {
  const snapshot = makeSnapshot([admin, blog, main], []);
  let reads = 0;
  const other = { ...snapshot.routes[0]! };
  Object.defineProperty(other, 'path', {
    enumerable: true,
    get: () => {
      reads += 1;
      return '/elsewhere/:slug';
    },
  });
  const addresses = Array.from({ length: 1000 }, (_, at) => exampleAddress({ path: `/blog/note-${at}` }));
  const pages = listPages({ ...snapshot, routes: [...snapshot.routes, other] }, addresses);
  expect(pages.filter(({ group }) => group === 'Notes')).toHaveLength(1001);
  expect(reads).toBeLessThan(100);
});
