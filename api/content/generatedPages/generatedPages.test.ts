import { pino } from 'pino';
import { User } from '../../identity/users/model';
import { NotFoundPath } from '../../insights/notFound/model';
import { Notice } from '../../notifications/model';
import { AuditLog } from '../../platform/audit/model';
import { createMember, startServer, type TestServer, type Visitor } from '../../testing';
import { Content } from '../documents/model';
import { LandingPage } from '../landingPages/model';
import { PageTemplate, type TemplateRecord } from '../pageTemplates/model';
import type {
  GeneratedPageDetails,
  GeneratedPagePage,
  PageRun as PageRunView,
  WaitingPages,
} from './contract';
import { GeneratedPage, PageRun } from './model';
import { createDailyPublisher } from './publishDaily';
import { createPageRunner } from './runPages';

let server: TestServer;
let admin: Visitor;
let viewer: Visitor;
let template: TemplateRecord;
beforeAll(async () => {
  server = await startServer({}, { hasJobs: false });
  admin = await server.signInAs((await createMember({ role: 'admin' }))._id);
  viewer = await server.signInAs((await createMember({ role: 'viewer' }))._id);
  template = (await PageTemplate.findOne({
    slug: 'service-industry-place',
  }).lean<TemplateRecord>()) as TemplateRecord;
});
afterAll(() => server.stop());

const RUNS = '/api/admin/page-runs';
const PAGES = '/api/admin/generated-pages';
const places = async () =>
  ((await admin.get(`${RUNS}/choices`)).body.places as { value: string }[]).map(({ value }) => value);
const start = async (part: object = {}) =>
  admin.post(RUNS, {
    template: template._id,
    services: ['its'],
    industries: ['legal'],
    places: await places(),
    ...part,
  });
const readRun = async (id: string) => (await viewer.get(`${RUNS}/${id}`)).body as PageRunView;

const isActive = async (id: string) => (await PageRun.findById(id).lean())?.slot === 'active';

/** Runs the job until the run has ended. */
async function finish(id: string): Promise<PageRunView> {
  const job = createPageRunner(
    { publicOrigin: 'http://localhost' },
    pino({ level: process.env.FIGURES ? 'warn' : 'silent' }, process.stderr),
    new AbortController().signal,
  );
  while (await isActive(id)) await job();
  return readRun(id);
}

async function generate(part: object = {}): Promise<PageRunView> {
  const { status, body } = await start(part);
  expect(status).toBe(201);
  return finish(body.id);
}

const pagesOf = async (run: string, query = '') =>
  (await viewer.get(`${PAGES}?run=${run}&limit=100${query}`)).body as GeneratedPagePage;

test('the seeded service areas are rendered and judged, each check with its figure and threshold', async () => {
  const run = await generate();
  expect(run).toMatchObject({
    state: 'checked',
    total: 10,
    done: 10,
    selection: '1 service × 1 industry × 10 service areas',
  });
  const { items, total } = await pagesOf(run.id);
  expect(total).toBe(10);
  expect(items.map(({ path }) => path)).toContain('/its-legal-taylor-texas');
  if (process.env.FIGURES)
    console.log(
      items
        .map(
          ({ path, checks }) =>
            `${path}\n${checks.map((each) => `  ${each.isPassed} ${each.check} ${each.figure}/${each.threshold} ${each.message}`).join('\n')}`,
        )
        .join('\n'),
    );
  for (const page of items) {
    expect(page.checks).toHaveLength(9);
    expect(page.isPassed).toBe(page.checks.every(({ isPassed }) => isPassed));
  }
  expect(run.passed + run.failed).toBe(10);
  expect((await pagesOf(run.id, '&result=passed')).total).toBe(run.passed);
  const [failure] = run.failures;
  if (failure) expect((await pagesOf(run.id, `&check=${failure.check}`)).total).toBe(failure.count);
  const details = (await viewer.get(`${PAGES}/${items[0]?.id}`)).body as GeneratedPageDetails;
  expect(details.texts.length).toBeGreaterThan(5);
  // A dry run adds nothing.
  expect(await LandingPage.countDocuments({ kind: 'programmatic' })).toBe(0);
});

test('a run whose process ended goes on where it was, without other pages', async () => {
  const { body } = await start({ services: ['its', 'dm', 'mcs'] });
  await GeneratedPage.deleteMany({ run: body.id });
  // As a process leaves it that ended after its first pages were stored, and before that was reported.
  await PageRun.updateOne({ _id: body.id }, { $set: { token: 'gone', leaseUntil: new Date(0), done: 0 } });
  const run = await finish(body.id);
  expect(run).toMatchObject({ state: 'checked', total: 30, done: 30 });
  const { items } = await pagesOf(run.id);
  expect(new Set(items.map(({ path }) => path)).size).toBe(30);
});

test('a run that is interrupted again and again fails and frees its slot', async () => {
  const { body } = await start();
  await PageRun.updateOne(
    { _id: body.id },
    { $set: { token: 'gone', leaseUntil: new Date(0), attempts: 3 } },
  );
  expect(await finish(body.id)).toMatchObject({
    state: 'failed',
    error: expect.stringContaining('interrupted'),
  });
  expect((await start({ places: ['waco'] })).status).toBe(201);
  await PageRun.updateOne({ slot: 'active' }, { $set: { state: 'failed' }, $unset: { slot: '' } });
});

test('one run is active at a time', async () => {
  const first = await start({ places: ['waco'] });
  const second = await start({ places: ['waco'] });
  expect([first.status, second.status].toSorted()).toEqual([201, 409]);
  await finish(first.body.id);
});

test.each([
  ['no template', { template: 'nothing' }, 'template', 'Please choose a published page template.'],
  ['no service', { services: [] }, 'services', 'Please choose at least one service.'],
  [
    'an unknown place',
    { places: ['atlantis'] },
    'places',
    'At least one service area that you chose doesn’t exist or isn’t published.',
  ],
  [
    'too many pages',
    {
      services: ['its', 'mcs', 'dm', 'eps', 'pcaas', 'sa'],
      industries: ['cre', 'legal', 'health', 'fin', 'npo', 'rems', 'ae', 'auto', 'md'],
    },
    'services',
    'That would be 540 pages. Choose fewer: a run can have at most 500.',
  ],
])('%s is refused at the field', async (_, part, field, message) => {
  const { status, body } = await start(part);
  expect({ status, error: body.fieldErrors?.[field] }).toEqual({ status: 400, error: message });
});

const at = (version: number) => ({ 'If-Match': `"${version}"` });
const act = async (run: PageRunView, action: string) =>
  finish((await admin.post(`${RUNS}/${run.id}/${action}`, undefined, at(run.version))).body.id);
const drafts = (run: PageRunView) => GeneratedPage.find({ run: run.id }).sort({ _id: 1 }).lean();
const documentOf = ({ documentId }: { documentId: string | null }) => Content.findById(documentId).lean();

/** A run of four places whose first page failed a check and all others passed, with its drafts. */
async function createDrafts(service: string): Promise<PageRunView> {
  const run = await generate({ services: [service], places: (await places()).slice(0, 4) });
  const passed = { isPassed: true, failedChecks: [], 'draft.isListed': true };
  await GeneratedPage.updateMany({ run: run.id }, { $set: passed });
  const failed = { isPassed: false, failedChecks: ['facts'], 'draft.isListed': false };
  await GeneratedPage.updateOne({ _id: `${run.id}-0000` }, { $set: failed });
  return act(run, 'drafts');
}

test('drafts are created once; those that failed a check are not listed, and nothing is public', async () => {
  const checked = await generate({ services: ['eps'], places: ['waco', 'taylor'] });
  expect((await admin.post(`${RUNS}/${checked.id}/drafts`, undefined, at(9))).status).toBe(412);
  expect((await viewer.post(`${RUNS}/${checked.id}/drafts`, undefined, at(checked.version))).status).toBe(
    403,
  );
  const run = await createDrafts('sa');
  expect(run).toMatchObject({ state: 'created', created: 4 });
  const pages = await drafts(run);
  const [first, second] = await Promise.all(pages.slice(0, 2).map(documentOf));
  expect([first, second]).toMatchObject([
    { kind: 'landing page', isPublic: false, draft: { isListed: false } },
    { kind: 'landing page', isPublic: false, draft: { isListed: true } },
  ]);
  const again = await admin.post(`${RUNS}/${run.id}/drafts`, undefined, at(run.version));
  expect(again.status).toBe(409);
  // As after the end of a process that had not reported yet.
  await PageRun.updateOne(
    { _id: run.id },
    { $set: { state: 'creating', slot: 'active', token: '', leaseUntil: null } },
  );
  expect(await finish(run.id)).toMatchObject({ created: 4 });
  expect(await Content.countDocuments({ slug: pages[1]?.draft.slug })).toBe(1);
});

const order = 'demand';
const env = {
  auditKeys: ['an audit key that all tests share'],
  publicOrigin: 'http://localhost',
  mailTo: 'team@site.example',
  mailFrom: 'site@site.example',
};

test('a number of pages a day is published, by several processes together, and none while paused', async () => {
  const run = await createDrafts('tet');
  const publishing = async (body: object) => {
    const { version } = await readRun(run.id);
    return admin.patch(`${RUNS}/${run.id}/publishing`, body, at(version));
  };
  expect((await publishing({ perDay: 51, order, isPaused: false })).status).toBe(400);
  expect((await publishing({ perDay: 2, order, isPaused: false })).status).toBe(200);
  const log = pino({ level: 'silent' });
  const jobOn = (day: string) => createDailyPublisher(env, log, () => new Date(`${day}T18:00:00Z`));
  const published = () => GeneratedPage.countDocuments({ run: run.id, state: 'published' });
  const [, , third, fourth] = await drafts(run);
  await NotFoundPath.create([
    { _id: `${fourth?.path}/`, count: 12, first: '2026-11-01', last: new Date() },
    { _id: third?.path, count: 2, first: '2026-11-01', last: new Date(), isIgnored: true },
  ]);
  const waiting = async () => (await viewer.get(`${RUNS}/${run.id}/waiting`)).body as WaitingPages;
  expect(await waiting()).toMatchObject({
    total: 3,
    items: [{ path: fourth?.path, demand: { urlRequests: 12 } }, { path: third?.path }, {}],
  });
  await Promise.allSettled([1, 2, 3].map(() => jobOn('2026-11-30')()));
  await jobOn('2026-11-30')();
  expect(await published()).toBe(2);
  // What was requested comes first.
  expect(await waiting()).toMatchObject({ total: 1, items: [{ id: `${run.id}-0001` }] });
  // An earlier version of the workbench sends no order.
  await publishing({ perDay: 2, order: 'oldest', isPaused: true });
  expect((await publishing({ perDay: 2, isPaused: true })).body.publishing.order).toBe('oldest');
  await jobOn('2026-12-01')();
  expect(await published()).toBe(2);
  await publishing({ perDay: 50, order, isPaused: false });
  await jobOn('2026-12-01')();
  // The one that failed a check stays a draft.
  expect(await published()).toBe(3);
  expect((await readRun(run.id)).published).toBe(3);
  const [first, second] = await drafts(run);
  expect(first?.state).toBe('draft');
  expect(await LandingPage.findById(second?.documentId).lean()).toMatchObject({
    isDraft: false,
    isListed: true,
  });
});

test('publishing is paused with its reason, and the team is notified, once the member lost the permission', async () => {
  const run = await createDrafts('otn');
  const { _id } = await createMember({ role: 'admin', name: `Former admin ${run.id}` });
  const former = await server.signInAs(_id);
  const body = { perDay: 2, order, isPaused: false };
  const path = `${RUNS}/${run.id}/publishing`;
  expect((await former.patch(path, body, at(run.version))).status).toBe(200);
  await User.updateOne({ _id }, { role: 'editor' });
  const job = createDailyPublisher(env, pino({ level: 'silent' }), () => new Date('2026-12-03T18:00:00Z'));
  await job();
  const published = () => GeneratedPage.countDocuments({ run: run.id, state: 'published' });
  expect(await published()).toBe(0);
  const reason = `Former admin ${run.id} no longer has permission to publish generated pages.`;
  const paused = await readRun(run.id);
  expect(paused).toMatchObject({ publishing: { isPaused: true }, pauseReason: reason });
  expect(await Notice.findOne({ count: `${run.templateLabel}: ${reason}` }).lean()).toMatchObject({
    outbox: [{ kind: 'page run', to: 'team@site.example' }],
  });
  expect(await AuditLog.countDocuments({ entityId: run.id, actorId: 'system' })).toBe(1);
  // Another admin resumes it.
  expect((await admin.patch(path, body, at(paused.version))).body).toMatchObject({ pauseReason: '' });
  await job();
  expect(await published()).toBe(2);
});

test('drafts are not created for a member who lost the permission meanwhile', async () => {
  const run = await generate({ services: ['eps'], places: ['waco', 'taylor'] });
  const { _id } = await createMember({ role: 'admin' });
  const former = await server.signInAs(_id);
  await former.post(`${RUNS}/${run.id}/drafts`, undefined, at(run.version));
  await PageRun.updateOne(
    { _id: run.id },
    { state: 'creating', slot: 'active', token: '', leaseUntil: null },
  );
  await User.updateOne({ _id }, { status: 'disabled' });
  const after = await finish(run.id);
  expect(after).toMatchObject({
    state: 'failed',
    error: expect.stringContaining('no longer has permission'),
  });
});

test('a rollback unpublishes and moves to the trash what was not edited, and names the rest', async () => {
  const run = await createDrafts('vcio');
  const [edited, published, plain, skipped] = await drafts(run);
  const path = '/api/admin/landing-pages';
  const draft = { ...edited?.draft, label: 'Edited by hand' };
  expect((await admin.patch(`${path}/${edited?.documentId}`, draft, at(1))).status).toBe(200);
  expect((await admin.post(`${path}/${published?.documentId}/publish`, undefined, at(1))).status).toBe(200);
  // As after its publication failed.
  await GeneratedPage.updateOne({ _id: skipped?._id }, { $set: { state: 'skipped' } });
  const after = await act(run, 'rollback');
  expect(after).toMatchObject({ state: 'rolledBack', edited: 1 });
  expect((await pagesOf(run.id, '&state=edited')).items).toMatchObject([
    { path: edited?.path, note: 'It was edited, so the rollback didn’t change it.' },
  ]);
  const pages = [edited, published, plain, skipped];
  const records = await Promise.all(pages.map((page) => documentOf(page as never)));
  expect(records).toMatchObject([
    { isBinned: false },
    { isBinned: true, isPublic: false },
    { isBinned: true, isPublic: false },
    { isBinned: true, isPublic: false },
  ]);
  expect(await LandingPage.findById(published?.documentId).lean()).toMatchObject({ isDraft: true });
  // The edited page and the one that was public keep their URLs.
  const next = await generate({ services: ['vcio'], places: (await places()).slice(0, 4) });
  expect((await pagesOf(next.id, '&check=address')).total).toBe(2);
});

test('a URL that a landing page has fails its check', async () => {
  const page = await LandingPage.findOne({}).lean();
  await LandingPage.updateOne({ _id: page?._id }, { $set: { slug: 'its-legal-waco-texas' } });
  const run = await generate({ places: ['waco'] });
  const { items } = await pagesOf(run.id);
  expect(items[0]?.checks.find(({ check }) => check === 'address')).toMatchObject({
    isPassed: false,
    message: 'A landing page with this URL already exists.',
  });
  await LandingPage.updateOne({ _id: page?._id }, { $set: { slug: page?.slug } });
});
