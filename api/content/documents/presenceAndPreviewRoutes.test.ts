import { AuditLog } from '../../platform/audit/model';
import { startServer, type TestServer } from '../../testing';
import { blog, openWorkbench } from '../../testing/data/workbench';
import { useFakeClock } from '../../testing/servers/fakeClock';
import { examplePostDraft } from '../posts/example';
import { Post } from '../posts/model';
import { Content, Preview } from './model';

let server: TestServer;
let workbench: Awaited<ReturnType<typeof openWorkbench>>;
beforeAll(async () => {
  server = await startServer({}, { hasJobs: false });
  workbench = await openWorkbench(server);
});
afterAll(() => server.stop());
beforeEach(async () => {
  await Content.deleteMany({});
  await Post.deleteMany({});
});

test('presence shows who else has a document open for a minute, without an audit line', async () => {
  const { id } = await workbench.createPost();
  const lines = await AuditLog.countDocuments();
  const clock = useFakeClock();
  try {
    const say = (role: 'viewer' | 'editor', field: string) =>
      workbench.as(role).post(`${blog}/${id}/presence`, { field });
    expect((await say('viewer', '')).body).toEqual([]);
    expect((await say('editor', 'summary')).body).toMatchObject([{ name: 'Their viewer', field: '' }]);
    expect((await say('viewer', '')).body).toMatchObject([{ name: 'Their editor', field: 'summary' }]);
    clock.advance(61_000);
    expect((await say('viewer', '')).body).toEqual([]);
  } finally {
    clock.release();
  }
  expect(await AuditLog.countDocuments()).toBe(lines);
});

describe('a preview', () => {
  const preview = async (id: string) => {
    const { body } = await workbench.act(id, 'preview', 0);
    const url = new URL(body.path, 'https://site.example');
    return { slug: url.pathname.replace('/blog/', ''), token: url.searchParams.get('preview') ?? '' };
  };
  const openPreview = ({ slug, token }: Awaited<ReturnType<typeof preview>>) =>
    workbench.publicPost(slug, { 'X-Preview': token });

  test('shows the draft to anyone with its token, and is not cached', async () => {
    const { id } = await workbench.createPost({
      title: 'Not out yet',
      markdown: '## Part\n\n<script>alert(1)</script>',
    });
    const link = await preview(id);
    const seen = await openPreview(link);
    expect(seen).toMatchObject({ status: 200, body: { title: 'Not out yet', published: true } });
    expect(seen.body.html).not.toContain('script');
    expect(seen.headers.get('cache-control')).toBe('no-store');
    expect((await workbench.publicPost(link.slug)).status).toBe(404);
    expect(JSON.stringify(await Preview.find().lean())).not.toContain(link.token);
  });

  test('has its id in the path while it has no slug', async () => {
    const { id } = await workbench.createPost({ slug: '', title: '' });
    const link = await preview(id);
    expect(link.slug).toBe(id);
    expect((await openPreview(link)).status).toBe(200);
  });

  test('shows later edits, also after a withdrawal, but not from the trash', async () => {
    const { id } = await workbench.createPost();
    await workbench.act(id, 'publish', 1);
    const link = await preview(id);
    await workbench.save(id, 2, examplePostDraft({ title: 'Written on' }));
    expect((await openPreview(link)).body.title).toBe('Written on');
    expect((await workbench.publicPost(link.slug)).body.title).toBe('What a patch window is for');
    await workbench.act(id, 'withdraw', 3);
    expect([(await openPreview(link)).status, (await workbench.publicPost(link.slug)).status]).toEqual([
      200, 404,
    ]);
    await workbench.remove(id, 4);
    expect((await openPreview(link)).status).toBe(404);
  });

  test('shows nothing for a token that is expired, unknown or of another document', async () => {
    const { id } = await workbench.createPost({ slug: 'one' });
    const { id: other } = await workbench.createPost({ slug: 'other' });
    const [one, two] = [await preview(id), await preview(other)];
    for (const token of [two.token, 'x'.repeat(43), '', '$where', 'x'.repeat(5000)])
      expect((await openPreview({ ...one, token })).status).toBe(404);
    const clock = useFakeClock(Date.now() + 3_601_000);
    try {
      expect((await openPreview(one)).status).toBe(404);
    } finally {
      clock.release();
    }
  });

  test('is rate limited for a network that guesses tokens, and for no other', async () => {
    const { id } = await workbench.createPost();
    const link = await preview(id);
    const from = (address: string, token: string) =>
      fetch(`${server.url}/api/blog/posts/${link.slug}`, {
        headers: { 'X-Preview': token, 'X-Forwarded-For': address },
      }).then(({ status }) => status);
    const responses = [];
    for (let n = 0; n < 62; n += 1) responses.push(await from('198.51.100.9', String(n).padStart(43, 'x')));
    expect([responses[0], responses[59], responses[60], responses[61]]).toEqual([404, 404, 429, 429]);
    expect(await from('198.51.100.10', 'y'.repeat(43))).toBe(404);
    expect(await from('198.51.100.9', link.token)).toBe(200);
  });
});
