import { profileQueries, type Visitor } from '../../testing';
import { PageFacts, wordsOf } from '../pageFacts/model';
import { emptyInventory, startSeoSite } from './seoSite.fixture';

const EACH = 400;
const PAGE = 25;

let viewer: Visitor;
let stop: () => Promise<void>;
beforeAll(async () => {
  const { server, viewer: reader } = await startSeoSite();
  viewer = reader;
  stop = () => server.stop();
  await emptyInventory();
  // Pages of the magazine come last in the order by problems and by path.
  for (const kind of ['area', 'zine'])
    await PageFacts.create(
      Array.from({ length: EACH }, (_, n) => ({
        _id: `/${kind}/${n}`,
        kind,
        isListed: true,
        isInSitemap: kind === 'area',
        words: wordsOf(`/${kind}/${n}`),
        problems: kind === 'area' ? ['thin', 'orphan'] : ['thin'],
        weight: kind === 'area' ? 1_000 - n : n % 7,
      })),
    );
});
afterAll(() => stop());

const find = async (query: string) => (await viewer.get(`/api/admin/seo/pages?${query}`)).body;

test.each(['q=zin', 'q=zine', 'problem=thin', 'kind=zine', 'state=noindex', 'state=unlisted', ''])(
  'of many pages, those of %j are found without reading others',
  async (filter) => {
    for (const sort of ['problems', 'path']) {
      const { nextCursor } = await find(`${filter}&sort=${sort}`);
      for (const cursor of nextCursor ? ['', nextCursor] : ['']) {
        const { docs } = await profileQueries(['pageFacts'], () =>
          find(`${filter}&sort=${sort}&cursor=${cursor}`),
        );
        expect(docs).toBeLessThanOrEqual(3 * PAGE);
      }
    }
  },
);

test.each(['problems', 'path', 'words'])(
  'page by page, a search sorted by %s finds each page once',
  async (sort) => {
    const paths: string[] = [];
    let cursor = '';
    do {
      const { items, nextCursor } = await find(`q=zine&sort=${sort}&limit=100&cursor=${cursor}`);
      paths.push(...items.map(({ path }: { path: string }) => path));
      cursor = nextCursor ?? '';
    } while (cursor);
    expect(new Set(paths).size).toBe(EACH);
    expect(paths).toHaveLength(EACH);
    if (sort === 'path') expect(paths).toEqual([...paths].sort());
  },
);

test('several conditions are all met', async () => {
  expect((await find('q=zine%207&kind=zine&problem=thin')).total).toBe(11);
  expect((await find('q=zine&problem=orphan')).total).toBe(0);
});
