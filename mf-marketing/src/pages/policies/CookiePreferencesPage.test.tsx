import { renderPage } from '@site/shell/testing';
import { screen, within } from '@testing-library/react';
import * as page from './CookiePreferencesPage';

beforeEach(() => localStorage.clear());

test('a choice is stored, and the page says what is stored', async () => {
  const { user } = await renderPage(page, { path: '/cookie-preferences' });
  expect(screen.getByText('You haven’t made a choice yet.')).toBeVisible();
  await user.click(await screen.findByRole('switch', { name: /Analytics/ }));
  await user.click(screen.getByRole('button', { name: 'Save Preferences' }));
  expect(JSON.parse(localStorage.getItem('emberline-consent') ?? '')).toEqual({
    necessary: true,
    analytics: true,
    marketing: false,
  });
  expect(screen.getByText('Stored in this browser: necessary and analytics.')).toBeVisible();
});

test('what would run follows the switches before anything is saved', async () => {
  const { user } = await renderPage(page, {
    path: '/cookie-preferences',
    settings: { tagManagerId: 'GTM-X' },
  });
  const running = () =>
    within(screen.getByRole('region', { name: 'With this choice' }))
      .getAllByRole('listitem')
      .filter((line) => within(line).queryByText('Runs'))
      .map((line) => line.querySelector('.name')?.textContent);
  await screen.findByRole('region', { name: 'With this choice' });
  expect(running()).toEqual(['Necessary items', 'Google Tag Manager']);
  await user.click(screen.getByRole('switch', { name: /Marketing/ }));
  expect(running()).toEqual(['Necessary items', 'Google Tag Manager', '_gcl_au, _fbp, _fbc, fr']);
  expect(localStorage).toHaveLength(0);
});

test('a saved choice has a receipt, and the table says what is here now', async () => {
  const { user } = await renderPage(page, { path: '/cookie-preferences' });
  const table = within(screen.getByRole('table'));
  const row = () => table.getByRole('row', { name: /^emberline-consent,/ });
  expect(within(row()).getByText('No')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Your receipt' })).toBeNull();
  await user.click(await screen.findByRole('button', { name: 'Save Preferences' }));
  expect(within(row()).getByText('Yes')).toBeVisible();
  const receipt = within(screen.getByRole('region', { name: 'Your receipt' }));
  expect(receipt.getByText(/^[0-9a-f]{32}$/)).toBeVisible();
  expect(receipt.getByText('1')).toBeVisible();
});
