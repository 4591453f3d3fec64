import mongoose from 'mongoose';
import { pino } from 'pino';
import { AuditLog } from '../../platform/audit/model';
import { createMember, startServer, type TestServer, type Visitor } from '../../testing';
import { Content, type ContentRecord, Revision } from '../documents/model';
import { GeneratedPage, type GeneratedPageRecord, PageRun } from '../generatedPages/model';
import { createPageRunner } from '../generatedPages/runPages';
import type { TemplateDraft } from '../pageTemplates/contract';
import { exampleTemplateDraft } from '../pageTemplates/example';
import { createSiteReader } from '../redirects/livePages';
import { updatePage } from './changeVersion';
import type { ComparedPagePage, TemplateRollout as TemplateRolloutView } from './contract';
import { claimRollout } from './lease';
import { type RolloutRecord, TemplateRollout } from './model';
import { type PlannedPage, planStage } from './planStage';
import { renderPinnedPages } from './renderPinnedPages';
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
const env = { publicOrigin: 'http://localhost', auditKeys: ['an audit key that all tests share'] };
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

test('a page whose new URL is empty or whose service area is gone says so and has none', async () => {
  const page = { service: 'its', industry: 'legal', place: 'gone' } as GeneratedPageRecord;
  const address = '{% if place.name %}its{% endif %}';
  const [made] = await renderPinnedPages(exampleTemplateDraft({ address }), [{ page }]);
  expect(made?.path).toBe('');
  expect(made?.faults).toContain('The service area gone is no longer published.');
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

const ready = async (template: string) => {
  await publish(template);
  return compare(template, 'published');
};
const act = async (rollout: TemplateRolloutView, action: string, by = admin) => {
  const { version } = await readRollout(rollout.id);
  return by.post(`${ROLLOUTS}/${rollout.id}/${action}`, undefined, at(version));
};
const advance = async (rollout: TemplateRolloutView) => {
  expect((await act(rollout, 'next')).status).toBe(200);
  await work();
  return readRollout(rollout.id);
};
/** The pages of a template that show the new sentence. */
const updatedPages = async (template: string, sentence: string) =>
  (await pagesOf(template)).filter(({ draft }) => JSON.stringify(draft).includes(sentence));

test('stages contain each other, change drafts and public pages, and are rolled back', async () => {
  const template = await publishTemplate('rollout-stages');
  const before = await createPages(template);
  const [, open] = before;
  const path = `/api/admin/landing-pages/${open?.documentId}`;
  expect((await editor.post(`${path}/publish`, undefined, at(1))).status).toBe(200);
  await edit(template, { blocks: withSentence('A sentence for stages in {{ place.name }}.') });
  const compared = await compare(template);
  expect((await act(compared, 'next')).body.message).toMatch(/isn’t the published version/);
  const rollout = await ready(template);
  expect((await act(rollout, 'next', editor)).status).toBe(403);
  const first = await advance(rollout);
  expect(first).toMatchObject({ state: 'waiting', stage: 10, updated: 1 });
  const ofFirst = await updatedPages(template, 'for stages');
  expect(ofFirst).toMatchObject([{ templateVersion: first.templateVersion }]);
  const second = await advance(rollout);
  expect(second).toMatchObject({ state: 'waiting', stage: 50, updated: 2 });
  const ofSecond = (await updatedPages(template, 'for stages')).map(({ _id }) => _id);
  expect(ofSecond).toContain(ofFirst[0]?._id);
  expect(await advance(rollout)).toMatchObject({ state: 'done', stage: 100, updated: 4 });
  const landing = await read(open?.documentId ?? '');
  expect(JSON.stringify(landing.published)).toContain('for stages');
  expect(landing.draft).toEqual(landing.published);
  expect((await act(rollout, 'next')).status).toBe(409);
  const entries = await AuditLog.countDocuments({
    action: 'update a generated page',
    entityId: open?.documentId,
  });
  expect(entries).toBe(1);
  // One page is edited, so the rollback leaves it.
  const [edited] = await pagesOf(template);
  const draft = { ...edited?.draft, label: 'Edited by hand' };
  const { version } = await read(edited?.documentId ?? '');
  await editor.patch(`/api/admin/landing-pages/${edited?.documentId}`, draft, at(version));
  expect((await act(rollout, 'rollback', editor)).status).toBe(200);
  await work();
  expect(await readRollout(rollout.id)).toMatchObject({ state: 'rolledBack', updated: 1 });
  const after = await pagesOf(template);
  expect(after.slice(1)).toEqual(before.slice(1).map((page) => ({ ...page, state: expect.anything() })));
  expect(after[0]?.templateVersion).toBe(first.templateVersion);
  expect((await read(open?.documentId ?? '')).published).toEqual(open?.draft);
  const kept = (await comparedPages(rollout.id)).items.filter(({ state }) => state === 'kept');
  expect(kept).toMatchObject([{ note: 'It was edited since, so the rollback didn’t change it.' }]);
});

test('a stage whose pages newly fail a check stops before it changes a page, and names them', async () => {
  const template = await publishTemplate('rollout-blocked');
  const before = await createPages(template);
  const [edited] = before;
  const draft = { ...edited?.draft, label: 'Edited by hand' };
  await editor.patch(`/api/admin/landing-pages/${edited?.documentId}`, draft, at(1));
  await edit(template, {
    blocks: withSentence('{{ fields.offer }}'),
    fields: [{ name: 'offer', label: 'Offer', kind: 'text', value: '' }],
  });
  const rollout = await ready(template);
  const stopped = await advance(rollout);
  expect(stopped).toMatchObject({
    state: 'stopped',
    stage: 10,
    updated: 0,
    blockedCount: 1,
    blocked: [{ reasons: expect.arrayContaining(['Variables: No value for fields.offer.']) }],
  });
  expect(stopped.blocked[0]?.path).not.toBe(edited?.path);
  expect(await pagesOf(template)).toEqual(before);
  // A page that is edited after the comparison is left out as well.
  const blocked = before.find(({ documentId }) => documentId === stopped.blocked[0]?.document);
  const again = { ...blocked?.draft, label: 'Edited meanwhile' };
  await editor.patch(`/api/admin/landing-pages/${blocked?.documentId}`, again, at(1));
  expect(await advance(rollout)).toMatchObject({ state: 'waiting', updated: 0 });
  expect((await comparedPages(rollout.id, '&show=edited')).total).toBe(2);
});

test('two processes and kills change each page once, and none after a pause', async () => {
  const template = await publishTemplate('rollout-kills');
  const before = await createPages(template);
  await edit(template, { blocks: withSentence('A sentence for kills in {{ place.name }}.') });
  const rollout = await ready(template);
  await advance(rollout);
  await advance(rollout);
  expect((await act(rollout, 'next')).status).toBe(200);
  // A process that has read the stage, and continues after others have taken it over.
  const claimed = (await claimRollout(new Date())) as RolloutRecord;
  const readSite = createSiteReader(env.publicOrigin);
  const plan = await planStage(claimed, { readSite, onProgress: async () => true });
  const [one, two] = plan?.pages ?? [];
  const context = { env, rollout: claimed, readSite };
  expect(await updatePage(context, one as PlannedPage)).toBe(true);
  await TemplateRollout.updateOne({ _id: rollout.id }, { $set: { leaseUntil: new Date(0) } });
  await Promise.all([work(), work(), updatePage(context, two as PlannedPage), work()]);
  await work();
  expect(await readRollout(rollout.id)).toMatchObject({ state: 'done', updated: 4 });
  expect(await updatePage(context, two as PlannedPage)).toBe(false);
  const ids = before.map(({ documentId }) => documentId ?? '');
  const entries = await AuditLog.find({
    action: 'update a generated page',
    entityId: mongoose.trusted({ $in: ids }),
  }).lean();
  expect(entries.map(({ entityId }) => entityId).toSorted()).toEqual(ids.toSorted());
  expect((await comparedPages(rollout.id, '&show=updated')).total).toBe(4);
  const revisions = await Revision.find({ documentId: ids[0], action: 'written' }).lean();
  expect(revisions).toHaveLength(1);
  // A rollback that is paused by the end of its process goes on.
  await act(rollout, 'rollback');
  await TemplateRollout.updateOne({ _id: rollout.id }, { $set: { token: 'gone', leaseUntil: new Date(0) } });
  await Promise.all([work(), work()]);
  await work();
  expect(await readRollout(rollout.id)).toMatchObject({ state: 'rolledBack', updated: 0 });
  expect(await pagesOf(template)).toEqual(before);
});

test('a rollback that fails again and again stops, and lets other rollouts begin', async () => {
  const template = await publishTemplate('rollout-stuck');
  await createPages(template);
  await edit(template, { blocks: withSentence('A sentence for faults in {{ place.name }}.') });
  const rollout = await ready(template);
  await advance(rollout);
  await GeneratedPage.updateMany({ 'previous.rollout': rollout.id }, { $set: { 'previous.draft': null } });
  await act(rollout, 'rollback');
  for (let attempt = 1; attempt <= 4; attempt += 1) {
    await work();
    await TemplateRollout.updateOne({ _id: rollout.id }, { $set: { leaseUntil: new Date(0) } });
  }
  expect(await readRollout(rollout.id)).toMatchObject({
    state: 'stopped',
    error: 'It was interrupted several times.',
  });
});

test('a comparison whose pages another rollout changed cannot start, and replaces nothing', async () => {
  const template = await publishTemplate('rollout-stale');
  const [page] = await createPages(template);
  await edit(template, { blocks: withSentence('A sentence for comparisons in {{ place.name }}.') });
  const first = await ready(template);
  await editor.patch(
    `/api/admin/landing-pages/${page?.documentId}`,
    { ...page?.draft, label: 'Edited by hand' },
    at(1),
  );
  const second = await compare(template, 'published');
  expect(second.id).not.toBe(first.id);
  // The first stage may consist of the edited page, which it leaves alone.
  await advance(first);
  await advance(first);
  expect((await act(second, 'next')).body.message).toMatch(/Compare again/);
  expect((await readRollout(first.id)).state).not.toBe('replaced');
});

test('a paused stage changes nothing more and continues where it was', async () => {
  const template = await publishTemplate('rollout-pause');
  await createPages(template);
  await edit(template, { blocks: withSentence('A sentence for pauses in {{ place.name }}.') });
  const rollout = await ready(template);
  await act(rollout, 'next');
  expect((await act(rollout, 'pause', editor)).body).toMatchObject({ state: 'paused', updated: 0 });
  await work();
  expect(await updatedPages(template, 'for pauses')).toEqual([]);
  expect(await advance(rollout)).toMatchObject({ state: 'waiting', stage: 10, updated: 1 });
  // A later rollout takes over.
  await edit(template, { blocks: withSentence('Another sentence for pauses in {{ place.name }}.') });
  const later = await ready(template);
  expect(await advance(later)).toMatchObject({ state: 'waiting', updated: 1 });
  expect((await readRollout(rollout.id)).state).toBe('replaced');
  expect((await act(rollout, 'rollback')).status).toBe(409);
});
