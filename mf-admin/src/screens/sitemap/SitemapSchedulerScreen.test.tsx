import { exampleSession } from '@site/api/identity/session/example';
import type { Role } from '@site/api/identity/users/contract';
import { exampleMember } from '@site/api/identity/users/example';
import {
  compareSitemapRuns,
  editSitemapSchedule,
  explainSitemapAddress,
  getSitemapOverview,
  listSitemapRuns,
  previewSitemapSchedule,
  type SitemapOverview,
  startSitemapRun,
} from '@site/api/seo/sitemap/contract';
import {
  exampleSitemapComparison,
  exampleSitemapOverview,
  exampleSitemapRun,
} from '@site/api/seo/sitemap/example';
import { failure, fakeApi, findEnabled, findViolations, renderPage } from '@site/shell/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { SitemapSchedulerScreen } from './SitemapSchedulerScreen';

const older = exampleSitemapRun({ id: '65f0c0ffee00112233445500', createdAt: '2026-11-20T09:00:00.000Z' });
const failed = exampleSitemapRun({
  id: '65f0c0ffee00112233445577',
  state: 'failed',
  error: '59 of 60 URLs would be removed. Check the site, then accept the removal.',
  isRemovalRefused: true,
});

async function open({ role = 'admin' as Role, path = '', overview = {} as Partial<SitemapOverview> } = {}) {
  const current = exampleSitemapOverview(overview);
  const items = [...(current.latest ? [current.latest] : []), ...(current.live ? [older] : [])];
  const api = fakeApi()
    .on(getSitemapOverview, () => current)
    .on(listSitemapRuns, () => ({ items, nextCursor: null, total: items.length, isMore: false }))
    .on(compareSitemapRuns, () => exampleSitemapComparison())
    .on(startSitemapRun, () => exampleSitemapRun({ state: 'queued' }))
    .on(previewSitemapSchedule, () => ({
      timeZone: 'America/Chicago',
      nextRuns: ['2026-11-30T10:30:00.000Z'],
    }))
    .on(explainSitemapAddress, () => ({
      path: '/landing/quiet',
      isIncluded: false,
      rule: 'noindex' as const,
      message: 'Its page says noindex, by a robots meta tag or header.',
      kind: 'Landing pages',
      changedAt: null,
      checkedAt: '2026-11-26T10:00:00.000Z',
      status: 200,
    }))
    .on(editSitemapSchedule, ({ body }) =>
      body.cron === '* * * * *'
        ? failure(400, 'Leave at least 10 minutes between two runs.', {
            fieldErrors: { cron: 'Leave at least 10 minutes between two runs.' },
          })
        : { ...current.schedule, ...body, version: 4 },
    );
  const state = { session: exampleSession({ user: exampleMember({ role }) }) };
  const view = await renderPage(SitemapSchedulerScreen, {
    path: `/admin/sitemap-scheduler${path}`,
    pattern: '/admin/sitemap-scheduler/:id?',
    api,
    state,
  });
  return { ...view, api };
}

beforeEach(() => {
  localStorage.clear();
  Element.prototype.scrollIntoView = () => {};
  window.matchMedia = (media) =>
    ({ matches: true, media, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList;
});

const state = () => screen.findByRole('region', { name: 'Current status' });

test('shows what is public, the next run in both time zones, checks and runs', async () => {
  const { container } = await open();
  expect(await within(await state()).findByText('212 URLs')).toBeVisible();
  expect(screen.getByText('Fri, Nov 27, 3:00 AM CST (09:00 UTC)')).toBeVisible();
  expect(screen.getByRole('list', { name: 'Excluded pages' })).toHaveTextContent(
    '3 pages excluded: Set to noindex (such as /landing/quiet)',
  );
  expect(await screen.findAllByRole('rowheader')).toHaveLength(2);
  expect(await findViolations(container)).toEqual([]);
});

test('a viewer sees everything and changes nothing, an editor runs it', async () => {
  const { unmount } = await open({ role: 'viewer' });
  expect(await screen.findByRole('link', { name: 'View schedule' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Run now' })).not.toBeInTheDocument();
  unmount();
  const { api, user } = await open({ role: 'editor' });
  await user.click(await findEnabled('button', { name: 'Run now' }));
  expect(await screen.findByText('Run started')).toBeVisible();
  expect(screen.getByRole('link', { name: 'View schedule' })).toBeVisible();
  expect(api.requests.find(({ method }) => method === 'POST')).toMatchObject({
    body: { isRemovalAccepted: false },
  });
});

test('a removal of many URLs is accepted by a member', async () => {
  const { api, user } = await open({ overview: { latest: failed } });
  expect(await screen.findByText('The last run failed')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Accept the removal…' }));
  await user.click(await screen.findByRole('button', { name: 'Run and remove' }));
  expect(await screen.findByText('Run started')).toBeVisible();
  expect(api.requests.find(({ method }) => method === 'POST')).toMatchObject({
    body: { isRemovalAccepted: true },
  });
});

test('before the first run it says what search engines get', async () => {
  await open({ overview: { latest: null, live: null, exclusions: [], isReported: false } });
  expect(await screen.findByText(/No run has succeeded yet/)).toBeVisible();
  expect(screen.getByText(/hasn’t reported its pages/)).toBeVisible();
  expect(await screen.findByText('No runs yet')).toBeVisible();
});

test('explains why a URL is left out', async () => {
  const { user } = await open();
  const field = await screen.findByRole('textbox', { name: 'Path or URL' });
  await user.click(screen.getByRole('button', { name: 'Look up' }));
  expect(field).toHaveAccessibleDescription(/Please enter a path/);
  await user.pasteInto(field, '/landing/quiet');
  await user.click(screen.getByRole('button', { name: 'Look up' }));
  expect(await screen.findByText(/Its page says noindex/)).toBeVisible();
});

test('a custom schedule shows its next runs, and errors of the API at the field', async () => {
  const { api, user } = await open({ path: '/schedule' });
  const frequency = await screen.findByRole('combobox', { name: /How often/ });
  expect(screen.queryByRole('textbox', { name: 'Cron expression' })).not.toBeInTheDocument();
  await user.selectOptions(frequency, 'custom');
  const cron = await screen.findByRole('textbox', { name: 'Cron expression' });
  await user.clear(cron);
  await user.pasteInto(cron, '* * * * *');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(cron).toHaveAccessibleDescription(/Leave at least 10 minutes/));
  await user.clear(cron);
  await user.pasteInto(cron, '30 4 * * 1-5');
  expect(await screen.findByText('Mon, Nov 30, 4:30 AM CST (10:30 UTC)')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('All changes saved')).toBeVisible();
  const sent = api.requests.filter(({ method }) => method === 'PATCH').at(-1);
  expect(sent).toMatchObject({ body: { isEnabled: true, frequency: 'custom', cron: '30 4 * * 1-5' } });
  expect(sent?.headers.get('if-match')).toBe('"3"');
});

test('a run shows what it changed, compared with any other', async () => {
  const { api, user } = await open({ path: '/65f0c0ffee00112233445566' });
  const changes = await screen.findByRole('region', { name: 'Changes' });
  expect(await within(changes).findByRole('list', { name: 'Added' })).toHaveTextContent('/blog/new-one');
  expect(within(changes).getByRole('list', { name: 'Removed' })).toHaveTextContent('/landing/old');
  expect(screen.getByText('7 URLs sent')).toBeVisible();
  await user.click(within(changes).getByRole('button', { name: /Compare with/ }));
  await user.click(await screen.findByRole('menuitem', { name: /Nov 20, 2026/ }));
  const compared = () => api.requests.map(({ query }) => query.from);
  await waitFor(() => expect(compared()).toContain('65f0c0ffee00112233445500'));
});
