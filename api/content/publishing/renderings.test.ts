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
let desk: Awaited<ReturnType<typeof openWorkbench>>;
beforeAll(async () => {
  server = await startServer();
  desk = await openWorkbench(server);
});
afterAll(() => server.stop());

const article = (markdown: string): MarkdownText => ({ as: 'article', markdown });
const made = (html: string) => JSON.stringify({ html, headings: [], sections: [] });
/** Takes a minute where nobody stops it. */
const SLOW = 'a<!--'.repeat(40_000);
/** For texts of which time is not the point. */
const PATIENT = 20_000;
const longAgo = new Date(Date.now() - 3 * 86_400_000);

test('a text that takes too long is refused at its field, what was saved before stays, others are answered meanwhile', async () => {
  const { id, draft } = await desk.createPost({ slug: `post-${newId()}` });
  setRenderTimeout(300);
  const saving = desk.save(id, 1, { ...draft, markdown: SLOW });
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
  const next = await desk.save(id, 1, { ...draft, markdown: '## After\n' });
  expect(next.status).toBe(200);
});

test('a block of a landing page is refused at the block', async () => {
  const text = (markdown: string) => ({ kind: 'text', title: 'T', markdown });
  const draft = {
    ...{ slug: '', kind: 'campaign', label: '', searchTitle: '', description: '' },
    ...{
      blocks: [text('Fine.'), text('a<!--'.repeat(10_000))],
      expireAt: null,
      expireTo: '',
      isListed: true,
    },
  };
  setRenderTimeout(300);
  const { status, body } = await desk.as('editor').post('/api/admin/landing-pages', draft);
  setRenderTimeout(PATIENT);
  expect({ status, fields: Object.keys(body.fieldErrors) }).toEqual({
    status: 400,
    fields: ['blocks.1.markdown'],
  });
});

test('readers get what was stored, until a newer renderer has rendered it in the background', async () => {
  const slug = `post-${newId()}`;
  const text = article(`Written for ${slug}.`);
  const at = new Date();
  await StoredRendering.create({ _id: renderingKey(text), by: 'older', at, made: made('<p>As before</p>') });
  const { id } = await desk.createPost({ slug, markdown: text.markdown });
  expect((await desk.act(id, 'publish', 1)).status).toBe(200);
  expect((await desk.publicPost(slug)).body.html).toBe('<p>As before</p>');
  await renewRenderings(contentKinds);
  expect((await desk.publicPost(slug)).body.html).toBe(`<p>${text.markdown}</p>`);
  expect(await StoredRendering.findById(renderingKey(text)).lean()).toMatchObject({ by: RENDERER_VERSION });
});

test('a public text that has no rendering yet gets one when it is read, once', async () => {
  const { slug, markdown } = await createPost({ markdown: `Read ${newId()}.` });
  publishedPosts.forget();
  expect((await desk.publicPost(slug)).body.html).toBe(`<p>${markdown}</p>`);
  const stored = await StoredRendering.findById(renderingKey(article(markdown))).lean();
  expect(stored).toMatchObject({ by: RENDERER_VERSION, made: made(`<p>${markdown}</p>`) });
});

test('a public text that cannot be rendered is shown as it was written', async () => {
  const { slug } = await createPost({ markdown: SLOW });
  publishedPosts.forget();
  setRenderTimeout(300);
  const { html, headings } = (await desk.publicPost(slug)).body;
  setRenderTimeout(PATIENT);
  expect(html).toMatch(/^<pre>a&#60;!--a&#60;!--/);
  expect(headings).toEqual([]);
});

test('what no document says any more goes after a day', async () => {
  const { draft } = await desk.createPost({ slug: `post-${newId()}`, markdown: `In use ${newId()}.` });
  const used = renderingKey(article(draft.markdown));
  const unused = renderingKey(article(`Old ${newId()}.`));
  const recent = renderingKey(article(`New ${newId()}.`));
  await StoredRendering.create(
    [unused, recent].map((_id) => ({ _id, by: RENDERER_VERSION, at: new Date(), made: null })),
  );
  for (const _id of [used, unused]) await StoredRendering.updateOne({ _id }, { at: longAgo });
  await renewRenderings(contentKinds);
  const isKept = async (_id: string) => Boolean(await StoredRendering.exists({ _id }));
  expect(await Promise.all([used, unused, recent].map(isKept))).toEqual([true, false, true]);
});

test.each([
  ['references to one long address', `[a]: /${'x'.repeat(20_000)}\n\n${'[a]\n\n'.repeat(120)}`],
  ['quotes within quotes', '>'.repeat(8000)],
])('%s become too much and are not rendered', (_, markdown) => {
  const { port1, port2 } = new MessageChannel();
  const rendering = renderTask({ ...article(markdown), started: port2 });
  port1.close();
  expect(rendering === undefined).toBe(true);
});
