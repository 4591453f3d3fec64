import { listLeads } from '@site/api/contract/leads';
import { deleteSession, getSession } from '@site/api/contract/session';
import { exampleLeadPage } from '@site/api/example/leads';
import { exampleSession } from '@site/api/example/session';
import { failure, fakeApi, renderPage } from '@site/shell/testing';
import { screen, within } from '@testing-library/react';
import { screens } from '../screens';
import { Workbench } from './Workbench';

function Something() {
  return (
    <Workbench title="Something">
      <h1>Something</h1>
    </Workbench>
  );
}

const signedIn = () => fakeApi().on(getSession, exampleSession()).on(listLeads, exampleLeadPage([]));

test('the menu holds every screen that has a group, and nothing that does not exist', async () => {
  await renderPage(Something, { path: '/admin/leads', api: signedIn() });
  const menu = within(screen.getByRole('navigation', { name: 'Admin' }));
  const offered = menu.getAllByRole('link').map((link) => link.getAttribute('href'));
  const listed = screens.filter(({ group }) => group).map(({ path }) => path);
  expect(offered).toEqual(expect.arrayContaining(listed));
  expect(offered.every((path) => screens.some((each) => each.path === path))).toBe(true);
  expect(await screen.findByRole('heading', { name: 'Something' })).toBeVisible();
});

test('what a screen holds is shown to members only', async () => {
  await renderPage(Something, {
    api: fakeApi().on(getSession, () => failure(503, 'Please try again in a moment.')),
  });
  expect(await screen.findByRole('heading', { name: 'Your session could not be read' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Something' })).not.toBeInTheDocument();
});

test('the scheme is switched and remembered', async () => {
  const { user } = await renderPage(Something, { api: signedIn() });
  await user.click(screen.getByRole('button', { name: 'Use the dark scheme' }));
  expect(document.documentElement.dataset.theme).toBe('dark');
  expect(localStorage.getItem('theme')).toBe('dark');
  await user.click(screen.getByRole('button', { name: 'Use the light scheme' }));
  expect(document.documentElement.dataset.theme).toBe('light');
});

test('signing out sends the session’s token', async () => {
  const api = signedIn().on(deleteSession, () => failure(503, 'Please try again in a moment.'));
  const { user } = await renderPage(Something, { api });
  await user.click(await screen.findByRole('button', { name: 'Owner, your account' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Sign out' }));
  expect(await screen.findByText('You are still signed in')).toBeVisible();
  expect(api.asked.at(-1)?.headers.get('x-csrf-token')).toBe('example-token');
});
