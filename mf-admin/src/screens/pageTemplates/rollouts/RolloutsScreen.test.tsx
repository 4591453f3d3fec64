import { type TemplateRow, templateContent } from '@site/api/content/pageTemplates/contract';
import {
  advanceTemplateRollout,
  type ComparedPage,
  createTemplateRollout,
  getTemplateRollout,
  listComparedPages,
  listTemplateRollouts,
  pauseTemplateRollout,
  rollBackTemplateRollout,
  type TemplateRollout,
} from '@site/api/content/templateRollouts/contract';
import { exampleSession } from '@site/api/identity/session/example';
import type { Role } from '@site/api/identity/users/contract';
import { exampleMember } from '@site/api/identity/users/example';
import { failure, fakeApi, findViolations, renderPage } from '@site/shell/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { RolloutsScreen } from './RolloutsScreen';

const rollout: TemplateRollout = {
  id: '65f0c0ffee00112233445566',
  template: 'd'.repeat(24),
  templateLabel: 'Service in a town',
  templateVersion: 7,
  source: 'draft',
  state: 'compared',
  by: 'Eve',
  total: 4,
  done: 8,
  impact: {
    changed: 3,
    unchanged: 0,
    edited: 1,
    newlyFailing: 1,
    newlyPassing: 0,
    unresolved: 1,
    averageShare: 12.5,
    added: 1200,
    removed: 30,
    checks: [{ check: 'variables', failed: 1, passed: 0 }],
    variables: [{ name: 'place.road', pages: 1 }],
    versions: [{ version: 3, pages: 4, changed: 3 }],
  },
  stage: 0,
  stages: [
    { percent: 10, pages: 1 },
    { percent: 50, pages: 2 },
    { percent: 100, pages: 3 },
  ],
  updated: 0,
  blocked: [],
  blockedCount: 0,
  error: '',
  createdAt: '2026-11-26T09:00:00.000Z',
  endedAt: '2026-11-26T09:01:00.000Z',
  version: 2,
};

const pageOf = (place: string, part: Partial<ComparedPage> = {}): ComparedPage => ({
  id: `${rollout.id}-${place}`,
  document: 'e'.repeat(24),
  label: place,
  path: `/its-legal-${place}-texas`,
  newPath: `/its-legal-${place}-texas`,
  fromVersion: 3,
  isEdited: false,
  isChanged: true,
  share: 20,
  added: 400,
  removed: 10,
  newlyFailed: [],
  newlyPassed: [],
  newlyMissing: [],
  faults: [],
  state: 'waiting',
  note: '',
  ...part,
});
const changed = [
  pageOf('taylor', { newlyFailed: ['variables'], newlyMissing: ['place.road'] }),
  pageOf('waco', { share: 10 }),
];
const edited = pageOf('hutto', {
  isEdited: true,
  isChanged: false,
  share: 0,
  note: 'It was edited, so rollouts leave it out.',
});

const template: TemplateRow = {
  id: rollout.template,
  label: rollout.templateLabel,
  slug: 'service-in-a-town',
  state: 'changed',
  path: null,
  publishedAt: null,
  publishAt: null,
  fault: null,
  binnedAt: null,
  updatedAt: rollout.createdAt,
  updatedBy: 'Eve',
  version: 7,
  about: '',
  uses: ['place'],
};

const listed = (items: ComparedPage[]) => ({ items, nextCursor: null, total: items.length, isMore: false });
const rolloutApi = (shown = rollout) =>
  fakeApi()
    .on(templateContent.list, {
      items: [template],
      nextCursor: null,
      total: 1,
      isMore: false,
    })
    .on(listTemplateRollouts, { items: [shown], nextCursor: null, total: 1, isMore: false })
    .on(getTemplateRollout, shown)
    .on(listComparedPages, ({ query }) => listed(query.show === 'edited' ? [edited] : changed))
    .on(createTemplateRollout, shown);

async function open(address: string, { role = 'editor' as Role, api = rolloutApi() } = {}) {
  const state = { session: exampleSession({ user: exampleMember({ role }) }) };
  const view = await renderPage(RolloutsScreen, {
    path: `/admin/template-generator/rollouts${address}`,
    pattern: '/admin/template-generator/rollouts/:id?',
    api,
    state,
  });
  return { ...view, api };
}

afterEach(() => void jest.useRealTimers());
beforeEach(() => {
  localStorage.clear();
  Element.prototype.scrollIntoView = () => {};
  window.matchMedia = (media) =>
    ({ matches: true, media, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList;
});

test('the impact says what changes, which checks newly fail, and which pages are left out', async () => {
  const { container } = await open(`/${rollout.id}`);
  await screen.findByTitle('After: /its-legal-taylor-texas');
  const impact = within(await screen.findByRole('region', { name: 'Impact' }));
  expect(impact.getByText('3 pages change')).toBeVisible();
  expect(impact.getByText('1 page edited or scheduled by members and left out')).toBeVisible();
  expect(impact.getByText('1,200 words added, 30 words removed')).toBeVisible();
  expect(impact.getByText('1 newly failing')).toBeVisible();
  expect(impact.getByText('place.road')).toBeVisible();
  expect(await findViolations(container)).toEqual([]);
});

test('the most changed page is shown before and after, and another one once it is chosen', async () => {
  const { user } = await open(`/${rollout.id}`);
  const pages = within(await screen.findByRole('region', { name: 'Before and after' }));
  const src = async (name: string) => (await pages.findByTitle(name)).getAttribute('src');
  expect(await src('Before: /its-legal-taylor-texas')).toBe(
    `/api/admin/template-rollouts/${rollout.id}/pages/${rollout.id}-taylor/text?side=before`,
  );
  await user.click(pages.getByRole('button', { name: /its-legal-waco-texas/ }));
  expect(await src('After: /its-legal-waco-texas')).toMatch(/-waco\/text\?side=after$/);
  expect(pages.queryByTitle('Before: /its-legal-taylor-texas')).toBeNull();
});

test('pages that are left out say why', async () => {
  const { user } = await open(`/${rollout.id}`);
  await screen.findByTitle('After: /its-legal-taylor-texas');
  await user.click(screen.getByRole('button', { name: 'Left out' }));
  expect(await screen.findByText('It was edited, so rollouts leave it out.')).toBeVisible();
});

test('a comparison shows its progress', async () => {
  await open(`/${rollout.id}`, { api: rolloutApi({ ...rollout, state: 'comparing', done: 2 }) });
  expect(await screen.findByRole('progressbar', { name: 'Comparison' })).toHaveAttribute('value', '25');
});

test('a rollout that is active is read again until it has ended', async () => {
  jest.useFakeTimers();
  let shown: TemplateRollout = { ...rollout, state: 'comparing', done: 2 };
  const { api } = await open(`/${rollout.id}`, { api: rolloutApi().on(getTemplateRollout, () => shown) });
  const bar = await screen.findByRole('progressbar');
  for (const done of [4, 6]) {
    shown = { ...shown, done };
    await waitFor(() => expect(bar).toHaveAttribute('value', `${(50 * done) / 4}`));
  }
  shown = { ...shown, state: 'failed', error: 'It was interrupted several times.' };
  expect(await screen.findByText(shown.error)).toBeVisible();
  const reads = api.requests.length;
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  expect(api.requests).toHaveLength(reads);
});

test('a failed comparison shows its reason', async () => {
  const failed = { ...rollout, state: 'failed' as const, error: 'It was interrupted several times.' };
  await open(`/${rollout.id}`, { api: rolloutApi(failed) });
  expect(await screen.findByText('It was interrupted several times.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Compare again' })).toBeVisible();
});

test('a rollout that is gone says so', async () => {
  const api = rolloutApi().on(getTemplateRollout, failure(404, 'There is no such rollout.'));
  await open(`/${rollout.id}`, { api });
  expect(await screen.findByText('There is no such rollout.')).toBeVisible();
});

test('the template of the link is compared', async () => {
  const { user, api } = await open(`/new?template=${rollout.template}`);
  await user.click(await screen.findByRole('button', { name: 'Show impact' }));
  await waitFor(() =>
    expect(api.requests.find(({ method }) => method === 'POST')?.body).toEqual({
      template: rollout.template,
      source: 'draft',
    }),
  );
});

test('a viewer sees rollouts and cannot start one', async () => {
  await open('/new', { role: 'viewer' });
  expect(await screen.findByText('You don’t have access')).toBeVisible();
});

const actions = (shown: TemplateRollout) =>
  rolloutApi(shown)
    .on(advanceTemplateRollout, { ...shown, state: 'rolling', version: 3 })
    .on(pauseTemplateRollout, { ...shown, state: 'paused', version: 3 })
    .on(rollBackTemplateRollout, { ...shown, state: 'rollingBack', version: 3 });
const published = { ...rollout, source: 'published' as const };

test('an admin starts the first stage after a question, at the version that was shown', async () => {
  const { user, api } = await open(`/${rollout.id}`, { role: 'admin', api: actions(published) });
  await user.click(await screen.findByRole('button', { name: 'Roll out to 10% of the pages…' }));
  expect(await screen.findByText(/^1 page gets version 7\./)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Roll out' }));
  const sent = () => api.requests.find(({ method }) => method === 'POST');
  await waitFor(() => expect(sent()?.path).toMatch(/\/next$/));
  expect(sent()?.headers.get('if-match')).toBe('"2"');
});

test('a stopped stage names the pages, and can be tried again or rolled back', async () => {
  const stopped: TemplateRollout = {
    ...published,
    state: 'stopped',
    stage: 50,
    updated: 1,
    blocked: [{ path: '/its-legal-waco-texas', document: 'e'.repeat(24), reasons: ['Claims: No source.'] }],
    blockedCount: 30,
  };
  const { container } = await open(`/${rollout.id}`, { role: 'admin', api: actions(stopped) });
  const stages = within(await screen.findByRole('region', { name: 'Stages' }));
  expect(stages.getByText('Claims: No source.')).toBeVisible();
  expect(stages.getByText('And 29 more pages.')).toBeVisible();
  expect(stages.getByRole('button', { name: 'Try 50% of the pages again…' })).toBeVisible();
  expect(stages.getByRole('button', { name: 'Roll back…' })).toBeVisible();
  await screen.findByTitle('After: /its-legal-taylor-texas');
  expect(await findViolations(container)).toEqual([]);
});

test('an editor pauses a stage and does not start one', async () => {
  const rolling: TemplateRollout = { ...published, state: 'rolling', stage: 50, updated: 1 };
  const { user, api } = await open(`/${rollout.id}`, { api: actions(rolling) });
  expect(await screen.findByText(/1 of 2 pages in this stage/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Pause' }));
  await waitFor(() => expect(api.requests.some(({ path }) => path.endsWith('/pause'))).toBe(true));
  expect(screen.queryByRole('button', { name: /^Roll out/ })).toBeNull();
});

test('the impact of a draft asks to publish it first', async () => {
  await open(`/${rollout.id}`, { role: 'admin' });
  expect(await screen.findByText(/Publish the template to roll this draft out/)).toBeVisible();
});
