import { renderPage } from '@site/shell/testing';
import { screen, within } from '@testing-library/react';
import * as page from './CookiePreferencesPage';

beforeEach(() => localStorage.clear());

test('a choice is stored, and the page says what is stored', async () => {
  const { user } = await renderPage(page, { path: '/cookie-preferences' });
  expect(screen.getByText('You have not made a choice yet.')).toBeVisible();
  await user.click(await screen.findByRole('switch', { name: /Analytics/ }));
  await user.click(screen.getByRole('button', { name: 'Save Preferences' }));
  expect(JSON.parse(localStorage.getItem('emberline-consent') ?? '')).toEqual({
    necessary: true,
    analytics: true,
    marketing: false,
  });
  expect(screen.getByText('Stored in this browser: necessary and analytics.')).toBeVisible();
});

test('lists what may be kept in the browser', async () => {
  await renderPage(page, { path: '/cookie-preferences' });
  const table = within(screen.getByRole('table'));
  expect(table.getByRole('rowheader', { name: 'emberline-consent' })).toBeVisible();
});
