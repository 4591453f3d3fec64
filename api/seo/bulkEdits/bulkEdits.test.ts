import type { TestServer, Visitor } from '../../testing';
import { PageFacts } from '../pageFacts/model';
import { apiPathOf, emptyInventory, type SeoSite, startSeoSite } from '../pageInventory/seoSite.fixture';

let server: TestServer;
let editor: Visitor;
let viewer: Visitor;
let addPage: SeoSite['addPage'];
let edit: SeoSite['edit'];
beforeAll(async () => {
  ({ server, editor, viewer, addPage, edit } = await startSeoSite());
});
afterAll(() => server.stop());

const draft = {
  q: '',
  problem: '',
  kind: '',
  state: '',
  paths: [],
  title: '',
  description: '',
  socialTitle: '',
  socialDescription: '',
  socialImage: '',
  canonical: '',
  robots: 'keep',
};
const preview = async (part: object) => editor.post('/api/admin/seo/runs/dry-run', { ...draft, ...part });
const run = (part: object, expected: number) =>
  editor.post('/api/admin/seo/runs', { ...draft, ...part, expected });
const titleOf = async (path: string) => (await viewer.get(apiPathOf(path))).body.title;
beforeEach(async () => {
  await emptyInventory();
  await addPage('/a', { title: 'Backup', headings: ['Backup heading'], words: ['a'] });
  await addPage('/b', { title: 'Support', headings: [], words: ['b'] }, 'Blog');
  await addPage('/c', { status: 404 });
});

test('bulk edits show before and after, run as previewed, and are rolled back as a whole', async () => {
  const { body } = await preview({ title: '{title} in Round Rock' });
  expect(body).toMatchObject({ matching: 3, changed: 2 });
  expect(body.items[0]).toMatchObject({
    path: '/a',
    changes: [{ field: 'title', before: 'Backup', after: 'Backup in Round Rock' }],
    skipped: '',
  });
  expect(body.items[2].skipped).toMatch(/returns HTTP status 404/);
  expect((await run({ title: '{title} in Round Rock' }, 3)).status).toBe(409);
  const done = await run({ title: '{title} in Round Rock' }, 2);
  expect(done.body).toMatchObject({ count: 2, by: 'Eve', paths: ['/a', '/b'] });
  expect((await viewer.get(`/api/admin/seo/runs/${done.body.id}`)).body).toEqual(done.body);
  expect((await viewer.get('/api/admin/seo/runs/nothing')).status).toBe(404);
  expect(await titleOf('/b')).toBe('Support in Round Rock');
  // Another member changes one of them, which the rollback leaves.
  expect((await edit('/b', { title: 'By hand' }, 1)).status).toBe(200);
  const back = await editor.post(`/api/admin/seo/runs/${done.body.id}/rollback`);
  expect(back.body).toMatchObject({ skipped: 1, rolledBackBy: 'Eve' });
  expect(await titleOf('/a')).toBe('');
  expect(await titleOf('/b')).toBe('By hand');
  expect((await editor.post(`/api/admin/seo/runs/${done.body.id}/rollback`)).status).toBe(409);
  expect((await viewer.get('/api/admin/seo/runs')).body.items).toHaveLength(1);
});

test('bulk edits change only the selected pages, and those in a state', async () => {
  const selected = { paths: ['/b', '/c', '/nowhere'], title: 'Selected' };
  expect((await preview(selected)).body).toMatchObject({ matching: 2, changed: 1 });
  expect((await preview({ ...selected, state: 'unlisted' })).body.matching).toBe(0);
  expect((await preview({ ...selected, q: '/' })).body.matching).toBe(0);
  const done = await run(selected, 1);
  expect(done.body).toMatchObject({ selection: '3 selected pages', paths: ['/b'] });
  expect((await preview({ state: 'overridden', title: 'Again' })).body.matching).toBe(1);
});

test.each([{ problem: 'thin' }, { kind: 'Blog' }, { q: 'shared' }, { state: 'noindex' }])(
  'with %j, bulk edits change no page that is not selected',
  async (filter) => {
    const matching = { problems: ['thin'], kind: 'Blog', words: ['shared'], isInSitemap: false };
    await PageFacts.updateMany({}, { $set: matching });
    const part = { ...filter, paths: ['/b'], title: 'Selected' };
    expect((await preview(part)).body).toMatchObject({ matching: 1, changed: 1 });
    expect((await run(part, 1)).body.paths).toEqual(['/b']);
    expect([await titleOf('/a'), await titleOf('/b')]).toEqual(['', 'Selected']);
  },
);

test('bulk edits set canonical URL and social card, say so in words, and are rolled back', async () => {
  const part = {
    problem: 'thin',
    canonical: '/b',
    socialTitle: '{title} at a glance',
    socialDescription: 'One team.',
    socialImage: '/media/x.webp',
  };
  await PageFacts.updateMany({}, { $set: { problems: ['thin'] } });
  expect((await preview(part)).body.items.slice(0, 2)).toEqual([
    {
      path: '/a',
      skipped: '',
      changes: [
        { field: 'canonical', before: '', after: '/b' },
        { field: 'socialTitle', before: '', after: 'Backup at a glance' },
        { field: 'socialDescription', before: '', after: 'One team.' },
        { field: 'socialImage', before: '', after: '/media/x.webp' },
      ],
    },
    // It is its own canonical page.
    expect.objectContaining({ path: '/b', changes: expect.not.arrayContaining([{ field: 'canonical' }]) }),
  ]);
  const { body } = await run(part, 2);
  expect(body).toMatchObject({ selection: 'Low word count', canonical: '/b', socialImage: '/media/x.webp' });
  expect((await viewer.get(apiPathOf('/a'))).body).toMatchObject({
    canonical: '/b',
    socialTitle: 'Backup at a glance',
    title: '',
  });
  await editor.post(`/api/admin/seo/runs/${body.id}/rollback`);
  expect((await viewer.get(apiPathOf('/a'))).body).toMatchObject({ canonical: '', socialTitle: '' });
});

test('bulk edits skip pages without a value for a variable, and keep other overrides', async () => {
  await edit('/a', { socialTitle: 'Social' });
  const { body } = await preview({ title: '{heading}' });
  expect(body.items.map(({ skipped }: { skipped: string }) => skipped)).toEqual([
    '',
    'It has no value for {heading}.',
    expect.stringMatching(/404/),
  ]);
  await run({ title: '{heading}' }, 1);
  expect((await viewer.get(apiPathOf('/a'))).body).toMatchObject({
    title: 'Backup heading',
    socialTitle: 'Social',
    version: 2,
  });
});

test.each<[Record<string, string>, RegExp]>([
  [{ title: '{constructor}' }, /no variable {constructor}/],
  [{ title: '{}' }, /no variable {}/],
  [{}, /enter or choose what to change/],
  [{ canonical: '/nowhere' }, /No page was found/],
  [{ socialTitle: '{nothing}' }, /no variable {nothing}/],
])('%j is refused', async (part, message) => {
  const { status, body } = await preview(part);
  expect(status).toBe(400);
  expect(body.message).toMatch(message);
});
