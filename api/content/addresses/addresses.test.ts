import { createLandingPage, createPost, startServer, type TestServer } from '../../testing';
import { useFakeClock } from '../../testing/servers/fakeClock';
import { publishedLandings } from '../landingPages/publishedLandings';
import { Post } from '../posts/model';
import { publishedPosts } from '../posts/publishedPosts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({}, { hasJobs: false });
});
afterAll(() => server.stop());
beforeEach(async () => {
  await Post.deleteMany({});
  publishedPosts.clear();
});

test('lists every public post with title and last change, and nothing that is not public', async () => {
  const publishAt = new Date(Date.now() - 86_400_000);
  await createPost({ slug: 'public', title: 'Fish & <chips>', publishAt });
  await createPost({ slug: 'draft', isDraft: true });
  await createPost({ slug: 'scheduled', publishAt: new Date(Date.now() + 86_400_000) });
  const saved = await Post.findOne({ slug: 'public' }).orFail();
  const { status, headers, body } = await server.visitor().get('/api/addresses');
  expect(status).toBe(200);
  // The response is public, so proxies may cache it between the requests of page servers.
  expect(headers.get('cache-control')).toBe('public, max-age=5');
  const posts = body.filter(({ path }: { path: string }) => path.startsWith('/blog/'));
  expect(posts).toEqual([
    { path: '/blog/public', label: 'Fish & <chips>', changedAt: saved.updatedAt.toISOString() },
  ]);
});

test('a post published after its last edit has its publication date as last change', async () => {
  const publishAt = new Date(Date.now() - 1_000);
  await createPost({ slug: 'due', publishAt });
  await Post.updateOne({ slug: 'due' }, { updatedAt: new Date(0) }, { timestamps: false });
  const { body } = await server.visitor().get('/api/addresses');
  expect(body.find(({ path }: { path: string }) => path === '/blog/due').changedAt).toBe(
    publishAt.toISOString(),
  );
});

test('a landing page appears and expires at its time, although nothing is written', async () => {
  const clock = useFakeClock();
  try {
    const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1_000);
    const page = { slug: 'offer', isListed: true, publishAt: inSeconds(60), expireAt: inSeconds(120) };
    await createLandingPage(page);
    publishedLandings.clear();
    const isListed = async () =>
      (await server.visitor().get('/api/addresses')).body.some(
        ({ path }: { path: string }) => path === '/landing/offer',
      );
    const seen = [await isListed()];
    for (const seconds of [59, 2, 50, 20]) {
      clock.advance(seconds * 1_000);
      seen.push(await isListed());
    }
    expect(seen).toEqual([false, false, true, true, false]);
  } finally {
    clock.release();
  }
});

test('an unchanged list is answered with 304', async () => {
  await createPost({ slug: 'public' });
  const { headers } = await server.visitor().get('/api/addresses');
  const again = await fetch(`${server.url}/api/addresses`, {
    headers: { 'If-None-Match': headers.get('etag') ?? 'none', 'Cache-Control': 'max-age=0' },
  });
  expect(again.status).toBe(304);
});
