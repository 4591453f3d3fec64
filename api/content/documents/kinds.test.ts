import { migrations } from '../../migrations/migrations';
import { createMember, createPost, startServer, type TestServer, type Visitor } from '../../testing';
import { exampleCaseStudyDraft } from '../caseStudies/example';
import { contentKinds } from '../contentKinds';
import { exampleLandingDraft } from '../landingPages/example';
import { createMissingDocuments } from '../lists/createMissingDocuments';
import { exampleLocationDraft } from '../locations/example';
import { examplePolicyDraft } from '../policies/example';
import { examplePostDraft } from '../posts/example';
import { Post } from '../posts/model';
import { Content, type ContentRecord, Revision } from './model';

let server: TestServer;
let owner: Visitor;
beforeAll(async () => {
  server = await startServer({}, { hasJobs: false });
  await server.setLivePages({ pages: ['/', '/services', '/its-legal-waco', '/:slug'] });
  owner = await server.signInAs((await createMember({ role: 'owner' }))._id);
});
afterAll(() => server.stop());

interface Row {
  path: string;
  draft: (slug: string) => object;
  /** A draft that can be saved but not published, and the fields at fault. */
  unfit: (slug: string) => [draft: object, fields: string[]];
  publicPath: string;
  api: string;
  /** Reads the public content at a slug from a response. */
  seen: (body: Record<string, unknown>) => unknown;
  gone: object;
}

const script = '<script>alert(1)</script>';
const kinds: Row[] = [
  {
    path: '/api/admin/blog',
    draft: (slug) => examplePostDraft({ slug, title: script, summary: script, markdown: `# A\n\n${script}` }),
    unfit: (slug) => [examplePostDraft({ slug, markdown: '', author: '' }), ['author', 'markdown']],
    publicPath: '/blog/',
    api: '/api/blog/posts/',
    seen: ({ title }) => title,
    gone: { status: 404 },
  },
  {
    path: '/api/admin/landing-pages',
    draft: (slug) => exampleLandingDraft({ slug, searchTitle: script }),
    unfit: (slug) => [
      exampleLandingDraft({
        slug,
        description: 'Short.',
        expireTo: `/landing/${slug}`,
        blocks: [
          { kind: 'hero', title: ' ', lead: 'It says little.', drawnAs: 'nowhere' },
          { kind: 'steps', title: 'How', items: [] },
          { kind: 'faq', title: 'Asked', items: [{ question: 'Why?', answer: '' }] },
        ],
      }),
      [
        'blocks.0.drawnAs',
        'blocks.0.title',
        'blocks.1.items',
        'blocks.2.items.0.answer',
        'description',
        'expireTo',
      ],
    ],
    publicPath: '/landing/',
    api: '/api/landing-pages/',
    seen: ({ page }) => (page as { searchTitle: string }).searchTitle,
    gone: { status: 200, body: { page: null } },
  },
  {
    path: '/api/admin/locations',
    draft: (slug) => exampleLocationDraft({ slug, lead: script }),
    unfit: (slug) => [
      exampleLocationDraft({ slug, name: '', lat: null, facts: [fact('no address')] }),
      ['facts.0.source.url', 'lat', 'name'],
    ],
    publicPath: '/service-areas/',
    api: '/api/locations/',
    seen: ({ lead }) => lead,
    gone: { status: 404 },
  },
  {
    path: '/api/admin/case-studies',
    draft: (slug) => exampleCaseStudyDraft({ slug, summary: script }),
    unfit: (slug) => [
      exampleCaseStudyDraft({ slug, client: '', situation: ' ', consentOn: 'last week' }),
      ['client', 'consentOn', 'situation'],
    ],
    publicPath: '/case-studies/',
    api: '/api/case-studies/',
    seen: ({ summary }) => summary,
    gone: { status: 404 },
  },
  {
    path: '/api/admin/policies',
    draft: (slug) => examplePolicyDraft({ slug, lead: script }),
    unfit: (slug) => [
      examplePolicyDraft({
        slug,
        lead: '',
        effective: '2026-02-30',
        counsel: { name: 'A', on: '', words: '' },
      }),
      ['counsel', 'counsel.on', 'effective', 'lead'],
    ],
    publicPath: '/policies/',
    api: '/api/policies/',
    seen: ({ lead }) => lead,
    gone: { status: 404 },
  },
];

function fact(url: string) {
  return { text: 'It is so.', source: { name: 'A book', url }, asOf: '2020' };
}

const at = (version: number) => ({ 'If-Match': `"${version}"` });

describe.each(kinds)('$path', ({ path, draft, unfit, publicPath, api, seen, gone }) => {
  test('is created, previewed, published, changed, withdrawn, moved to trash and restored', async () => {
    const { body } = await owner.post(path, draft('a-quiet-street'));
    expect(body).toMatchObject({ state: 'draft', draft: draft('a-quiet-street'), published: null });
    const one = `${path}/${body.id}`;
    const visitor = server.visitor();
    expect(await visitor.get(`${api}a-quiet-street`)).toMatchObject(gone);
    const link = (await owner.post(`${one}/preview`)).body;
    expect(link.path).toMatch(new RegExp(`^${publicPath}a-quiet-street\\?preview=[\\w-]{43}$`));
    const token = link.path.split('=')[1];
    const previewed = await visitor.get(`${api}a-quiet-street`, { 'X-Preview': token });
    expect(seen(previewed.body)).toBe(script);
    expect(previewed.headers.get('cache-control')).toBe('no-store');
    const published = await owner.post(`${one}/publish`, undefined, at(1));
    expect(published.body).toMatchObject({ state: 'published', path: `${publicPath}a-quiet-street` });
    expect(published.body.published).toEqual(draft('a-quiet-street'));
    expect(seen((await visitor.get(`${api}a-quiet-street`)).body)).toBe(script);
    expect((await visitor.get('/api/addresses')).body).toContainEqual(
      expect.objectContaining({ path: `${publicPath}a-quiet-street` }),
    );
    expect((await owner.post(`${one}/withdraw?to=/service-areas/waco`, undefined, at(2))).body.state).toBe(
      'withdrawn',
    );
    expect(await visitor.get(`${api}a-quiet-street`)).toMatchObject(gone);
    expect((await owner.send('DELETE', one, { headers: at(3) })).status).toBe(204);
    expect((await owner.post(`${one}/restore`)).body).toMatchObject({ state: 'withdrawn', version: 5 });
  });

  test('saves unfinished drafts and reports what is missing', async () => {
    const [half, fields] = unfit('half-done');
    const { body, status } = await owner.post(path, half);
    expect(status).toBe(201);
    const refused = await owner.post(`${path}/${body.id}/publish`, undefined, at(1));
    expect(refused.status).toBe(400);
    expect(Object.keys(refused.body.fieldErrors).sort()).toEqual(fields);
    const previewed = (await owner.post(`${path}/${body.id}/preview`)).body.path.split('?preview=');
    const response = await server.visitor().get(`${api}half-done`, { 'X-Preview': previewed[1] });
    expect(response.status).toBe(200);
    const copy = (await owner.post(`${path}/${body.id}/duplicate`)).body;
    expect(copy.slug).toMatch(/-\d+$/);
    expect(copy.draft.slug).toBe(copy.slug);
  });

  test.each<[string, unknown]>([
    ['operators', { $gt: '' }],
    ['a list', ['x']],
    ['a number', 7],
  ])('takes no %s for a text', async (_, value) => {
    expect((await owner.post(path, { ...draft('odd'), slug: value })).status).toBe(400);
  });

  test.each(['{"__proto__":{"isAdmin":true}}', '{"$where":"1"}', '{"a.b":1}', '{"constructor":{}}'])(
    'takes no key that it does not name: %s',
    async (odd) => {
      const body = `${JSON.stringify(draft('odd')).slice(0, -1)},${odd.slice(1)}`;
      expect((await owner.post(path, body)).status).toBe(400);
      expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
    },
  );

  test.each(['{"$ne":null}', '__proto__', '$where', '%00', 'x'.repeat(3000)])(
    'finds nothing by %.20s',
    async (id) => {
      for (const url of [`${path}/${id}`, `${path}/${id}/revisions`, `${path}/${id}/revisions/1`])
        expect([400, 404, 414]).toContain((await owner.get(url)).status);
      expect([400, 404]).toContain((await owner.post(`${path}/${id}/publish`, undefined, at(1))).status);
    },
  );

  test('refuses 2 MB', async () => {
    const long = JSON.stringify({ ...draft('long'), slug: 'x'.repeat(2_000_000) });
    expect((await owner.post(path, long)).status).toBe(413);
  });
});

test('a landing page at the root cannot have the path of a page, and keeps a fixed path', async () => {
  const path = '/api/admin/landing-pages';
  const draft = exampleLandingDraft({ slug: 'its-legal-waco', kind: 'programmatic' });
  const { id } = (await owner.post(path, draft)).body;
  const refused = await owner.post(`${path}/${id}/publish`, undefined, at(1));
  expect(refused.body.fieldErrors).toEqual({ slug: 'There is already a page at this URL.' });
  const fixed = await Content.findOne({ kind: 'landing page', slug: 'fivepointsbor' }).lean<ContentRecord>();
  const moved = { ...fixed?.draft, slug: 'elsewhere' };
  await owner.patch(`${path}/${fixed?._id}`, moved, at(1));
  const published = await owner.post(`${path}/${fixed?._id}/publish`, undefined, at(2));
  expect(published.body.fieldErrors).toHaveProperty('slug');
});

test('every seeded record has a document, which can be published again', async () => {
  for (const kind of contentKinds)
    for (const { id } of await kind.existingRecords())
      expect(await Content.exists({ _id: id })).not.toBeNull();
  const seeded = await Content.find({ updatedBy: '' }).lean<ContentRecord[]>();
  expect(seeded.length).toBeGreaterThan(20);
  const states = new Set(seeded.map(({ state }) => state));
  expect(states).toEqual(new Set(['published', 'draft', 'scheduled']));
  for (const { kind: name, draft, publicPath, label } of seeded) {
    const kind = contentKinds.find((one) => one.name === name);
    expect({ label, faults: await kind?.findPublishErrors(draft, publicPath, new Date()) }).toEqual({
      label,
      faults: {},
    });
  }
});

test('creating missing documents twice adds none, and keeps the edits of the team', async () => {
  const { _id } = await createPost({ slug: 'from-before' });
  await createMissingDocuments(contentKinds);
  const { body } = await owner.get(`/api/admin/blog/${_id}`);
  expect(body).toMatchObject({ state: 'published', version: 1, path: '/blog/from-before', updatedBy: '' });
  await owner.patch(`/api/admin/blog/${_id}`, { ...body.draft, title: 'Ours' }, at(1));
  const before = [
    await Content.countDocuments(),
    await Revision.countDocuments(),
    await Post.countDocuments(),
  ];
  await migrations.find(({ id }) => id === '070-documents')?.run(undefined as never, undefined as never);
  expect([
    await Content.countDocuments(),
    await Revision.countDocuments(),
    await Post.countDocuments(),
  ]).toEqual(before);
  expect((await owner.get(`/api/admin/blog/${_id}`)).body).toMatchObject({
    state: 'changed',
    draft: { title: 'Ours' },
  });
});
