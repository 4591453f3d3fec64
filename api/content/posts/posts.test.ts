import { createPost, startServer, type TestServer } from '../../testing';
import { Post } from './model';
import { publishedPosts } from './publishedPosts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({}, { hasJobs: false });
});
afterAll(() => server.stop());
beforeEach(async () => {
  await Post.deleteMany({});
  publishedPosts.clear();
});

const day = 86_400_000;

describe('the list of posts', () => {
  test('is an array of the public posts, newest first', async () => {
    const publishAt = new Date(Date.now() - 2 * day);
    await createPost({ slug: 'older', publishAt });
    await createPost({ slug: 'newer' });
    await createPost({ slug: 'draft', isDraft: true });
    await createPost({ slug: 'scheduled', publishAt: new Date(Date.now() + day) });
    const { body, headers } = await server.visitor().get('/api/blog/posts');
    expect(headers.get('cache-control')).toBe('public, max-age=5');
    expect(body.map(({ slug }: { slug: string }) => slug)).toEqual(['newer', 'older']);
    expect(Object.keys(body[0]).sort()).toEqual(
      [
        'id',
        'title',
        'summary',
        'slug',
        'image',
        'imageAlt',
        'focal',
        'published',
        'createdAt',
        'tags',
        'readingMinutes',
        'author',
      ].sort(),
    );
    expect(body[0]).toMatchObject({ published: true, image: null });
    expect(body[1].createdAt).toBe(publishAt.toISOString());
  });

  test('includes a scheduled post once it is due', async () => {
    await createPost({ slug: 'soon', publishAt: new Date(Date.now() + day) });
    expect((await server.visitor().get('/api/blog/posts')).body).toEqual([]);
    await Post.updateOne({ slug: 'soon' }, { publishAt: new Date() });
    publishedPosts.clear();
    expect((await server.visitor().get('/api/blog/posts')).body).toHaveLength(1);
  });
});

describe('the post index', () => {
  const index = (query = '') => server.visitor().get(`/api/blog/index${query}`);

  test('has the public posts in pages, by search text and tag', async () => {
    for (let n = 1; n <= 14; n += 1) {
      const publishAt = new Date(Date.now() - n * day);
      await createPost({ slug: `post-${n}`, title: `Post ${n}`, tags: [n % 2 ? 'Odd' : 'Even'], publishAt });
    }
    await createPost({ slug: 'draft', isDraft: true });
    const { body: first, headers } = await index();
    expect(headers.get('cache-control')).toBe('public, max-age=5');
    expect(first).toMatchObject({ lead: { slug: 'post-1' }, found: 13, total: 14, page: 1, pages: 2 });
    expect(first.rows).toHaveLength(12);
    expect((await index('?page=2')).body).toMatchObject({ lead: null, rows: [{ slug: 'post-14' }] });
    expect((await index('?q=post%2013')).body.rows).toMatchObject([{ slug: 'post-13' }]);
    expect((await index('?tag=even')).body).toMatchObject({ found: 7, lead: null });
  });

  test.each(['?page=0', '?page=x', '?page=1000000', `?q=${'x'.repeat(101)}`, '?page=1&page=2', '?other=1'])(
    '%s does not request it',
    async (query) => {
      expect((await index(query)).status).toBe(400);
    },
  );
});

describe('a post', () => {
  test('is rendered and sanitized, with its headings and neighbors', async () => {
    await createPost({ slug: 'before', publishAt: new Date(Date.now() - 3 * day), tags: ['moves'] });
    const markdown =
      '## One & two\n\n<script>alert(1)</script>[x](javascript:alert(1))\n\n### Deep\n\n| a | b |\n|---|---|\n| 1 | 2 |\n';
    await createPost({
      slug: 'middle',
      publishAt: new Date(Date.now() - 2 * day),
      tags: ['support'],
      markdown,
    });
    await createPost({ slug: 'after', tags: ['support'] });
    const { body } = await server.visitor().get('/api/blog/posts/middle');
    expect(body.html).toContain('<h2 id="section-one--two">One &#x26; two</h2>');
    expect(body.html).toContain('<div class="table" role="region" aria-label="Table" tabindex="0"><table>');
    expect(body.html).not.toMatch(/script|javascript:/);
    expect(body.headings).toEqual([
      { id: 'section-one--two', text: 'One & two', level: 2 },
      { id: 'section-deep', text: 'Deep', level: 3 },
    ]);
    expect(body.previous).toEqual({ slug: 'before', title: 'A test post' });
    expect(body.next).toEqual({ slug: 'after', title: 'A test post' });
    expect(body.related.map(({ slug }: { slug: string }) => slug)).toEqual(['after', 'before']);
  });

  test('has alternative text and focal point of its cover, and its fields for search engines', async () => {
    const fields = { imageAlt: 'A rack', focal: { x: 0.2, y: 0.7 } };
    const seo = { title: 'Racks', description: 'All about racks.' };
    await createPost({ slug: 'covered', image: '/api/media/covers/covered.svg', ...fields, seo });
    await createPost({ slug: 'bare' });
    const { body } = await server.visitor().get('/api/blog/posts/covered');
    expect(body).toMatchObject({ ...fields, seo, related: [{ imageAlt: '', focal: { x: 0.5, y: 0.5 } }] });
  });

  test('that does not exist, is a draft or is not due is not found', async () => {
    await createPost({ slug: 'draft', isDraft: true });
    await createPost({ slug: 'future', publishAt: new Date(Date.now() + day) });
    for (const slug of ['draft', 'future', 'none', '$where']) {
      expect((await server.visitor().get(`/api/blog/posts/${slug}`)).status).toBe(404);
    }
  });
});

describe('the feed', () => {
  test('escapes HTML in summaries', async () => {
    await createPost({ slug: 'html', summary: 'What <script> & "quotes" do.' });
    publishedPosts.clear();
    const { body } = await server.visitor().get('/api/blog/rss.xml');
    expect(body).toContain('What &#60;script&#62; &#38; &#34;quotes&#34; do.');
    expect(body).not.toContain('<script>');
  });

  test('links to posts with the public origin', async () => {
    await createPost({ slug: 'fed', title: 'Fish & <chips>' });
    const rss = await server.visitor().get('/api/blog/rss.xml');
    expect(rss.headers.get('content-type')).toContain('application/rss+xml');
    expect(rss.body).toContain('<link>https://site.example/blog/fed</link>');
    expect(rss.body).toContain('<title><![CDATA[Fish & <chips>]]></title>');
  });
});
