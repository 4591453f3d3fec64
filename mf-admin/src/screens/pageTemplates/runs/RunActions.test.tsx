import {
  editPagePublishing,
  listWaitingPages,
  type PageRun,
  type WaitingPages,
} from '@site/api/content/generatedPages/contract';
import { exampleSession } from '@site/api/identity/session/example';
import type { Role } from '@site/api/identity/users/contract';
import { exampleMember } from '@site/api/identity/users/example';
import { fakeApi, findViolations, renderPage } from '@site/shell/testing';
import { screen, waitFor } from '@testing-library/react';
import { RunActions } from './RunActions';

const run: PageRun = {
  id: '65f0c0ffee00112233445566',
  template: 'd'.repeat(24),
  templateLabel: 'Service in a town',
  templateVersion: 3,
  state: 'created',
  by: 'Eve',
  selection: '1 service × 1 industry × 10 service areas',
  total: 10,
  done: 10,
  passed: 7,
  failed: 3,
  created: 10,
  published: 0,
  edited: 0,
  publishing: { perDay: 3, order: 'demand', isPaused: false },
  pauseReason: '',
  failures: [],
  error: '',
  createdAt: '2026-11-26T09:00:00.000Z',
  endedAt: '2026-11-26T09:01:00.000Z',
  version: 2,
};
const quiet = { urlRequests: 0, similarRequests: 0, searches: 0, impressions: 0, score: 0 };
const waiting: WaitingPages = {
  items: [
    {
      id: `${run.id}-0003`,
      path: '/its-legal-taylor-texas',
      title: 'Managed IT services for law firms in Taylor',
      demand: { urlRequests: 12, similarRequests: 0, searches: 3, impressions: 1, score: 42.02 },
    },
    { id: `${run.id}-0001`, path: '/its-legal-waco-texas', title: 'Waco', demand: quiet },
  ],
  total: 60,
};

async function open(role: Role) {
  const api = fakeApi().on(listWaitingPages, waiting).on(editPagePublishing, run);
  const state = { session: exampleSession({ user: exampleMember({ role }) }) };
  const view = await renderPage(() => <RunActions run={run} />, {
    path: '/admin',
    pattern: '/admin',
    api,
    state,
  });
  return { ...view, api };
}

test('pages that wait are shown with the demand for each, also to viewers', async () => {
  const { container } = await open('viewer');
  expect(
    await screen.findByText('12 requests for its URL, 3 searches, 1 impression in Google'),
  ).toBeVisible();
  expect(screen.getByText('No requests or searches')).toBeVisible();
  expect(
    screen.getByText('60 pages are waiting, those in demand first. The first 2 are shown.'),
  ).toBeVisible();
  expect(await findViolations(container)).toEqual([]);
});

test('an editor rolls a run back, but does not publish it by the day', async () => {
  await open('editor');
  expect(await screen.findByRole('button', { name: 'Roll back…' })).toBeVisible();
  expect(screen.queryByRole('textbox', { name: 'Pages published per day' })).toBeNull();
});

test('publishing by the day is changed, ordered, paused and bounded', async () => {
  const { user, api, container } = await open('admin');
  const field = await screen.findByRole('textbox', { name: 'Pages published per day' });
  expect(await findViolations(container)).toEqual([]);
  await user.clear(field);
  await user.type(field, '51');
  expect(screen.getByText('Please enter 0 to 50.')).toBeVisible();
  await user.clear(field);
  await user.type(field, '5');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Order' }), 'Oldest first');
  await user.click(screen.getByRole('button', { name: 'Pause' }));
  await waitFor(() =>
    expect(api.requests.find(({ method }) => method === 'PATCH')?.body).toEqual({
      perDay: 5,
      order: 'oldest',
      isPaused: true,
    }),
  );
});
