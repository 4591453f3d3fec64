import { getLaunchChecklist, reviewLaunchChecklist } from '@site/api/dashboard/launchChecklist/contract';
import { exampleLaunchChecklist } from '@site/api/dashboard/launchChecklist/example';
import { exampleSession } from '@site/api/identity/session/example';
import type { Role } from '@site/api/identity/users/contract';
import { exampleMember } from '@site/api/identity/users/example';
import { failure, fakeApi, renderPage } from '@site/shell/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { LaunchPanel } from './LaunchPanel';

async function open(api = fakeApi().on(getLaunchChecklist, exampleLaunchChecklist()), role: Role = 'admin') {
  const state = { session: exampleSession({ user: exampleMember({ role }) }) };
  return renderPage(LaunchPanel, { path: '/admin/dashboard', api, state });
}
const panel = async () => {
  await screen.findByText(/^(Reviewed|Not reviewed)/);
  return within(screen.getByRole('region', { name: 'Launch checklist' }));
};

test('lists what is open, with a link to where it is set, and the rest on request', async () => {
  const { user } = await open();
  const list = await panel();
  expect(list.getByRole('link', { name: 'Client quotes' })).toHaveAttribute('href', '/admin/testimonials');
  expect(list.getByText('SMTP_URL names no mail server.')).toBeVisible();
  expect(list.getByText(/no sample content until an admin has reviewed/)).toBeVisible();
  expect(list.queryByText('Phone number')).not.toBeInTheDocument();
  await user.click(list.getByRole('button', { name: 'Show all 3 items' }));
  expect(list.getByRole('link', { name: 'Phone number' })).toBeVisible();
});

test('an admin accepts what stays open, at the version they saw', async () => {
  const reviewed = exampleLaunchChecklist({
    review: { at: '2026-11-27T09:00:00.000Z', by: 'Dee Larkin', accepted: ['samples', 'smtp'] },
    version: 4,
  });
  let current = exampleLaunchChecklist();
  const versions: (string | null)[] = [];
  const api = fakeApi()
    .on(getLaunchChecklist, () => current)
    .on(reviewLaunchChecklist, ({ headers }) => {
      versions.push(headers.get('if-match'));
      current = reviewed;
      return reviewed;
    });
  const { user } = await open(api);
  await user.click(await screen.findByRole('button', { name: 'Review' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Accept 2 open items?' }));
  expect(dialog.getByText(/Sample quotes become public/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Accept and mark reviewed' }));
  await waitFor(() => expect(versions).toEqual(['"3"']));
  // The panel is shown until nothing is open.
  const region = () => screen.queryByRole('region', { name: 'Launch checklist' });
  await waitFor(() => expect(region()).not.toBeInTheDocument());
});

test('an editor reads it without the review', async () => {
  await open(undefined, 'editor');
  expect(await screen.findByText('Client quotes')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Review' })).not.toBeInTheDocument();
});

test('a checklist that fails to load can be retried', async () => {
  const api = fakeApi().on(getLaunchChecklist, () => failure(500, 'That did not work.'));
  const { user } = await open(api);
  await screen.findByRole('heading', { name: 'Couldn’t load the launch checklist' });
  api.on(getLaunchChecklist, exampleLaunchChecklist());
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Client quotes')).toBeVisible();
});
