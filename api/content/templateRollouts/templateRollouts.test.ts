import { pino } from 'pino';
import { createMember, startServer, type TestServer, type Visitor } from '../../testing';
import { Content, type ContentRecord } from '../documents/model';
import { GeneratedPage, type GeneratedPageRecord, PageRun } from '../generatedPages/model';
import { createPageRunner } from '../generatedPages/runPages';
import type { TemplateDraft } from '../pageTemplates/contract';
import { exampleTemplateDraft } from '../pageTemplates/example';
import type { ComparedPagePage, TemplateRollout as TemplateRolloutView } from './contract';
import { TemplateRollout } from './model';
import { createRolloutRunner } from './runRollouts';

let server: TestServer;
let admin: Visitor;
let editor: Visitor;
beforeAll(async () => {
  server = await startServer({}, { hasJobs: false });
  admin = await server.signInAs((await createMember({ role: 'admin' }))._id);
  editor = await server.signInAs((await createMember({ role: 'editor' }))._id);
});
afterAll(() => server.stop());

const ROLLOUTS = '/api/admin/template-rollouts';
const at = (version: number) => ({ 'If-Match': `"${version}"` });
const env = { publicOrigin: 'http://localhost' };
const log = pino({ level: 'silent' });
const { signal } = new AbortController();

/** Creates a published template with its own URLs, and returns its id. */
async function publishTemplate(name: string): Promise<string> {
  const address = `{{ service.code }}-{{ industry.code }}-{{ place.slug }}-${name}`;
  const draft = exampleTemplateDraft({ slug: name, label: name, address });
  const { body } = await editor.post('/api/admin/page-templates', draft);
  expect((await publish(body.id)).status).toBe(200);
  return body.id;
}

const read = (id: string) => Content.findById(id).lean<ContentRecord>() as Promise<ContentRecord>;
const publish = async (id: string) =>
  editor.post(`/api/admin/page-templates/${id}/publish`, undefined, at((await read(id)).version));
async function edit(id: string, part: Partial<TemplateDraft>): Promise<void> {
  const { draft, version } = await read(id);
  const reply = await editor.patch(`/api/admin/page-templates/${id}`, { ...draft, ...part }, at(version));
  expect(reply.status).toBe(200);
}

const PLACES = ['taylor', 'waco', 'temple', 'hutto'];

/** Landing pages of a template for four service areas, as drafts. */
async function createPages(template: string): Promise<GeneratedPageRecord[]> {
  const job = createPageRunner(env, log, signal);
  const body = { template, services: ['its'], industries: ['legal'], places: PLACES };
  const { id } = (await admin.post('/api/admin/page-runs', body)).body;
  await job();
  await admin.post(
    `/api/admin/page-runs/${id}/drafts`,
    undefined,
    at((await PageRun.findById(id).lean())?.version ?? 0),
  );
  await job();
  return pagesOf(template);
}

const pagesOf = (template: string) =>
  GeneratedPage.find({ template }).sort({ _id: 1 }).lean<GeneratedPageRecord[]>();

const work = () => createRolloutRunner(env, log, signal)();
const readRollout = async (id: string) => (await editor.get(`${ROLLOUTS}/${id}`)).body as TemplateRolloutView;

async function compare(template: string, source: 'draft' | 'published' = 'draft') {
  const { status, body } = await editor.post(ROLLOUTS, { template, source });
  expect({ status, body }).toMatchObject({ status: 201 });
  await work();
  return readRollout(body.id);
}

const comparedPages = async (id: string, query = '') =>
  (await editor.get(`${ROLLOUTS}/${id}/pages?limit=100${query}`)).body as ComparedPagePage;

/** The blocks of the example, with another sentence on each page. */
const withSentence = (sentence: string): TemplateDraft['blocks'] => [
  ...exampleTemplateDraft().blocks,
  { kind: 'text', title: 'What is new', markdown: sentence },
];

test('a comparison counts the words that a draft changes, without changing pages', async () => {
  const template = await publishTemplate('impact-words');
  const before = await createPages(template);
  expect(before).toHaveLength(4);
  await edit(template, { blocks: withSentence('One two three four five in {{ place.name }}.') });
  const rollout = await compare(template);
  expect(rollout).toMatchObject({
    state: 'compared',
    total: 4,
    impact: {
      changed: 4,
      unchanged: 0,
      edited: 0,
      newlyFailing: 0,
      // “What is new” and seven words, on four pages.
      added: 40,
      removed: 0,
      versions: [{ version: before[0]?.templateVersion, pages: 4, changed: 4 }],
    },
  });
  expect(rollout.impact.averageShare).toBeGreaterThan(0);
  const { items } = await comparedPages(rollout.id, '&show=changed');
  expect(items.map(({ share }) => share)).toEqual(items.map(({ share }) => share).toSorted((a, b) => b - a));
  expect(await pagesOf(template)).toEqual(before);
  const [first] = items;
  const side = async (name: string) =>
    editor.get(`${ROLLOUTS}/${rollout.id}/pages/${first?.id}/text?side=${name}`);
  const after = await side('after');
  expect(after.body).toContain('<h2><ins>What is new</ins></h2>');
  expect(after.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect((await side('before')).body).not.toMatch(/<del>|What is new/);
});

test('a comparison names failed checks, unresolved variables and pages that members edited', async () => {
  const template = await publishTemplate('impact-checks');
  const [edited] = await createPages(template);
  // All passed when they were generated.
  const passed = { checks: [], failedChecks: [], isPassed: true };
  await GeneratedPage.updateMany({ template }, { $set: passed });
  const draft = { ...edited?.draft, label: 'Edited by hand' };
  const path = `/api/admin/landing-pages/${edited?.documentId}`;
  expect((await editor.patch(path, draft, at(1))).status).toBe(200);
  await edit(template, {
    blocks: withSentence('{{ fields.offer }}'),
    fields: [{ name: 'offer', label: 'Offer', kind: 'text', value: '' }],
  });
  const rollout = await compare(template);
  expect(rollout.impact).toMatchObject({
    edited: 1,
    newlyFailing: 3,
    unresolved: 3,
    variables: [{ name: 'fields.offer', pages: 3 }],
  });
  expect(rollout.impact.checks).toContainEqual({ check: 'variables', failed: 3, passed: 0 });
  expect((await comparedPages(rollout.id, '&show=failing')).total).toBe(3);
  expect((await comparedPages(rollout.id, '&show=edited')).items).toMatchObject([
    { label: edited?.label, note: 'It was edited, so rollouts leave it out.', share: 0 },
  ]);
});

test('a comparison is made once until something changes, and one at a time', async () => {
  const template = await publishTemplate('impact-cache');
  const none = await editor.post(ROLLOUTS, { template, source: 'draft' });
  expect({ status: none.status, body: none.body }).toMatchObject({
    status: 400,
    body: { fieldErrors: { template: expect.stringContaining('No landing pages') } },
  });
  const [page] = await createPages(template);
  await edit(template, { about: 'Another description' });
  const first = await compare(template);
  expect(first.impact).toMatchObject({ changed: 0, unchanged: 4 });
  expect((await compare(template)).id).toBe(first.id);
  // A page that a member edited changes what is compared.
  const draft = { ...page?.draft, label: 'Edited by hand' };
  await editor.patch(`/api/admin/landing-pages/${page?.documentId}`, draft, at(1));
  const { body } = await editor.post(ROLLOUTS, { template, source: 'draft' });
  expect(body.id).not.toBe(first.id);
  const second = await editor.post(ROLLOUTS, { template, source: 'draft' });
  expect(second.status).toBe(409);
  // Another process takes over from one that ended.
  await TemplateRollout.updateOne({ _id: body.id }, { $set: { token: 'gone', leaseUntil: new Date(0) } });
  await work();
  expect(await readRollout(body.id)).toMatchObject({ state: 'compared', impact: { edited: 1 } });
});
