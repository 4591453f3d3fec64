import { MessageChannel } from 'node:worker_threads';
import { newId } from '../../platform/db/newId';
import { createPost, startServer, type TestServer } from '../../testing';
import { openWorkbench } from '../../testing/data/workbench';
import { contentKinds } from '../contentKinds';
import { Content } from '../documents/model';
import { StoredRendering } from '../markdown/model';
import { RENDERER_VERSION } from '../markdown/renderer';
import { setRenderTimeout } from '../markdown/renderInThread';
import { renderingKey } from '../markdown/renderings';
import renderTask, { type MarkdownText } from '../markdown/renderTask';
import { publishedPosts } from '../posts/publishedPosts';
import { renewRenderings } from './renewRenderings';

let server: TestServer;
let workbench: Awaited<ReturnType<typeof openWorkbench>>;
beforeAll(async () => {
  server = await startServer();
  workbench = await openWorkbench(server);
});
afterAll(() => server.stop());

const article = (markdown: string): MarkdownText => ({ as: 'article', markdown });
const made = (html: string) => JSON.stringify({ html, headings: [], sections: [] });
/** A text that takes a minute to render. */
const SLOW = 'a<!--'.repeat(40_000);
/** The time limit for tests that are not about it. */
const PATIENT = 60_000;
const longAgo = new Date(Date.now() - 3 * 86_400_000);

test('a text that takes too long is refused at its field, the saved draft stays, and other requests are answered', async () => {
  const { id, draft } = await workbench.createPost({ slug: `post-${newId()}` });
  setRenderTimeout(300);
  const saving = workbench.save(id, 1, { ...draft, markdown: SLOW });
  const first = await Promise.race([
    saving.then(() => 'the save'),
    server
      .visitor()
      .get('/healthz')
      .then(() => 'another call'),
  ]);
  const { status, body } = await saving;
  setRenderTimeout(PATIENT);
  expect(first).toBe('another call');
  expect({ status, fieldErrors: body.fieldErrors }).toEqual({
    status: 400,
    fieldErrors: { markdown: expect.stringContaining('takes too long to render') },
  });
  expect((await Content.findById(id).orFail().lean()).draft).toMatchObject({ markdown: draft.markdown });
  const next = await workbench.save(id, 1, { ...draft, markdown: '## After\n' });
  expect(next.status).toBe(200);
});

test('a text block of a landing page is refused at the block', async () => {
  const text = (markdown: string) => ({ kind: 'text', title: 'T', markdown });
  const draft = {
    slug: '',
    kind: 'campaign',
    label: '',
    searchTitle: '',
    description: '',
    blocks: [text('Fine.'), text('a<!--'.repeat(10_000))],
    expireAt: null,
    expireTo: '',
    isListed: true,
  };
  setRenderTimeout(300);
  const { status, body } = await workbench.as('editor').post('/api/admin/landing-pages', draft);
  setRenderTimeout(PATIENT);
  expect({ status, fields: Object.keys(body.fieldErrors) }).toEqual({
    status: 400,
    fields: ['blocks.1.markdown'],
  });
});

test('texts of a document that are too long together are refused at the first that exceeds the limit', async () => {
  // Each is a short text that becomes more than 1 MB of HTML.
  const table = (n: number) => `|${'a|'.repeat(100)}\n|${'-|'.repeat(100)}\n${`|${n}\n`.repeat(1000)}`;
  const draft = {
    slug: '',
    kind: 'campaign',
    label: '',
    searchTitle: '',
    description: '',
    blocks: [1, 2, 3, 4, 5, 6].map((n) => ({ kind: 'text', title: 'T', markdown: table(n) })),
    expireAt: null,
    expireTo: '',
    isListed: true,
  };
  setRenderTimeout(PATIENT);
  const save = (blocks: number) =>
    workbench
      .as('editor')
      .post('/api/admin/landing-pages', { ...draft, blocks: draft.blocks.slice(0, blocks) });
  expect((await save(3)).status).toBe(201);
  expect(await save(6)).toMatchObject({
    status: 400,
    body: {
      message: expect.stringContaining('longer than 4 MB'),
      fieldErrors: { 'blocks.3.markdown': expect.stringContaining('longer than 4 MB') },
    },
  });
});

test('readers get the stored rendering until a newer renderer has replaced it in the background', async () => {
  const slug = `post-${newId()}`;
  const text = article(`Written for ${slug}.`);
  const at = new Date();
  await StoredRendering.create({ _id: renderingKey(text), by: 'older', at, made: made('<p>As before</p>') });
  const { id } = await workbench.createPost({ slug, markdown: text.markdown });
  expect((await workbench.act(id, 'publish', 1)).status).toBe(200);
  expect((await workbench.publicPost(slug)).body.html).toBe('<p>As before</p>');
  await renewRenderings(contentKinds);
  expect((await workbench.publicPost(slug)).body.html).toBe(`<p>${text.markdown}</p>`);
  expect(await StoredRendering.findById(renderingKey(text)).lean()).toMatchObject({ by: RENDERER_VERSION });
});

test('a public text without a rendering is rendered once, when it is read', async () => {
  const { slug, markdown } = await createPost({ markdown: `Read ${newId()}.` });
  publishedPosts.clear();
  expect((await workbench.publicPost(slug)).body.html).toBe(`<p>${markdown}</p>`);
  const stored = await StoredRendering.findById(renderingKey(article(markdown))).lean();
  expect(stored).toMatchObject({ by: RENDERER_VERSION, made: made(`<p>${markdown}</p>`) });
});

test('a public text that cannot be rendered is shown as it was written', async () => {
  const { slug } = await createPost({ markdown: SLOW });
  publishedPosts.clear();
  setRenderTimeout(300);
  const { html, headings } = (await workbench.publicPost(slug)).body;
  setRenderTimeout(PATIENT);
  expect(html).toMatch(/^<pre>a&#60;!--a&#60;!--/);
  expect(headings).toEqual([]);
});

test('renderings that no document uses are deleted after a day', async () => {
  const { draft } = await workbench.createPost({ slug: `post-${newId()}`, markdown: `In use ${newId()}.` });
  const used = renderingKey(article(draft.markdown));
  const unused = renderingKey(article(`Old ${newId()}.`));
  const recent = renderingKey(article(`New ${newId()}.`));
  await StoredRendering.create(
    [unused, recent].map((_id) => ({ _id, by: RENDERER_VERSION, at: new Date(), made: null })),
  );
  for (const _id of [used, unused]) await StoredRendering.updateOne({ _id }, { at: longAgo });
  await renewRenderings(contentKinds);
  const isStored = async (_id: string) => Boolean(await StoredRendering.exists({ _id }));
  expect(await Promise.all([used, unused, recent].map(isStored))).toEqual([true, false, true]);
});

test.each([
  ['references to one long address', `[a]: /${'x'.repeat(20_000)}\n\n${'[a]\n\n'.repeat(120)}`],
  ['quotes within quotes', '>'.repeat(8000)],
])('%s exceed the limits and are not rendered', (_, markdown) => {
  const { port1, port2 } = new MessageChannel();
  const rendering = renderTask({ ...article(markdown), started: port2 });
  port1.close();
  expect(rendering === undefined).toBe(true);
});
