import { exampleSession } from '@site/api/identity/session/example';
import type { Role } from '@site/api/identity/users/contract';
import { exampleMember } from '@site/api/identity/users/example';
import { type AdminSettings, editBrand, editHours, getSettings } from '@site/api/settings/contract';
import { exampleAdminSettings } from '@site/api/settings/example';
import { failure, fakeApi, renderPage } from '@site/shell/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { SettingsScreen } from './SettingsScreen';

const drifted = exampleAdminSettings({
  mail: { state: 'this machine', from: 'site@emberline.example', to: 'owner@emberline.example' },
  warnings: [{ section: 'brand', text: 'BRAND_PHONE says “1”, this section “2”.' }],
});

/** A fake API that stores what is saved and can be changed by the test. */
function settingsApi(first: AdminSettings = exampleAdminSettings()) {
  const stored = { settings: first };
  const api = fakeApi()
    .on(getSettings, () => stored.settings)
    .on(editBrand, ({ body, headers }) => {
      if (headers.get('if-match') !== `"${stored.settings.version}"`) return failure(412, 'Changed.');
      stored.settings = { ...stored.settings, brand: body, version: stored.settings.version + 1 };
      return stored.settings;
    });
  return { api, stored: stored };
}

async function open({ api = settingsApi().api, path = '/admin/settings', role = 'admin' as Role } = {}) {
  const state = { session: exampleSession({ user: exampleMember({ role }) }) };
  const view = await renderPage(SettingsScreen, { path, pattern: '/admin/settings/:id?', api, state });
  return { ...view, api };
}

beforeEach(() => {
  localStorage.clear();
  Element.prototype.scrollIntoView = () => {};
  window.matchMedia = (media) =>
    ({ matches: true, media, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList;
});

test('shows for each section what it changes, where it appears and its warnings', async () => {
  await open({ api: settingsApi(drifted).api });
  const rowOf = async (name: RegExp) => within((await screen.findByRole('link', { name })).closest('tr')!);
  expect((await rowOf(/^Brand/)).getByText('1 warning')).toBeVisible();
  expect((await rowOf(/^Brand/)).getByText(/Header, footer, contact page/)).toBeVisible();
  expect((await rowOf(/^Google Ads/)).getByText('Owner, after confirming identity')).toBeVisible();
  for (const name of [/^Google Ads/, /^Tag manager/, /^Embedding/])
    expect((await rowOf(name)).getByText('Not connected')).toBeVisible();
  expect((await rowOf(/^Booking provider/)).getByText('Active')).toBeVisible();
  expect(screen.getAllByRole('rowheader')).toHaveLength(13);
  expect((await rowOf(/^Business facts/)).getByText('Not set')).toBeVisible();
  expect((await rowOf(/^Analytics/)).getByText('Not set')).toBeVisible();
  expect(screen.getAllByText('Not connected')).toHaveLength(4);
});

test('a section is saved separately at the current version', async () => {
  const { api } = settingsApi(drifted);
  const { user } = await open({ api, path: '/admin/settings/brand' });
  const phone = await screen.findByRole('textbox', { name: 'Phone' });
  expect(screen.getByRole('note', { name: 'Warnings' })).toHaveTextContent('BRAND_PHONE says “1”');
  expect(screen.queryByRole('button', { name: 'Delete' })).not.toBeInTheDocument();
  for (const name of ['City', 'State', 'Postal code'])
    expect(screen.getByRole('textbox', { name })).toBeVisible();
  await user.clear(phone);
  await user.pasteInto(phone, 'call us');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(phone).toHaveAccessibleDescription(/Please enter a phone number/);
  await user.clear(phone);
  await user.pasteInto(phone, '(512) 555-0177');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('All changes saved')).toBeVisible();
  const [sent] = api.requests.filter(({ method }) => method === 'PATCH');
  expect(sent).toMatchObject({ path: '/admin/settings/brand', body: { phone: '(512) 555-0177' } });
  expect(sent?.headers.get('if-match')).toBe('"3"');
});

test('a change that someone else saved meanwhile is not overwritten', async () => {
  const { api, stored } = settingsApi();
  const { user } = await open({ api, path: '/admin/settings/brand' });
  const phone = await screen.findByRole('textbox', { name: 'Phone' });
  await user.clear(phone);
  await user.pasteInto(phone, '(512) 555-0177');
  stored.settings = {
    ...stored.settings,
    version: 4,
    brand: { ...stored.settings.brand, name: 'Their version' },
  };
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('heading', { name: /^Someone else changed this/ })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Save selection' }));
  await waitFor(() =>
    expect(stored.settings.brand).toMatchObject({ name: 'Their version', phone: '(512) 555-0177' }),
  );
});

test('API errors of the hours are shown at their field', async () => {
  const { api } = settingsApi();
  const message = 'Line 1: enter hours as 09:00-12:00, 13:00-17:00.';
  api.on(editHours, failure(400, message, { fieldErrors: { hours: message } }));
  const { user } = await open({ api, path: '/admin/settings/hours' });
  const hours = await screen.findByRole('textbox', { name: 'Opening hours' });
  await user.clear(hours);
  await user.pasteInto(hours, 'Monday all day');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(hours).toHaveFocus());
  expect(hours).toHaveAccessibleDescription(/Line 1: enter hours/);
});

test('the number of bookings before one is held is set with the hours', async () => {
  const { api, stored } = settingsApi();
  api.on(editHours, ({ body }) => {
    stored.settings = { ...stored.settings, hours: body, version: stored.settings.version + 1 };
    return stored.settings;
  });
  const { user } = await open({ api, path: '/admin/settings/hours' });
  const share = await screen.findByRole('textbox', { name: /^Hold new bookings after this percentage/ });
  expect(screen.getByRole('textbox', { name: /^Hold new bookings after this many/ })).toHaveValue('6');
  await user.clear(share);
  await user.type(share, '101');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(share).toHaveAccessibleDescription(/Please enter 1 to 100/);
  await user.clear(share);
  await user.type(share, '35');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(stored.settings.hours).toMatchObject({ heldAfterAnHour: 6, heldAfterPercent: 35 }),
  );
});

test("an admin can read the owner's sections, and only the owner can change them", async () => {
  const { unmount } = await open({ path: '/admin/settings/ads' });
  expect(await screen.findByText(/Editing it requires the owner role\.$/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
  unmount();
  await open({ path: '/admin/settings/ads', role: 'owner' });
  expect(await screen.findByRole('textbox', { name: /^Account/ })).toHaveValue('');
  expect(await screen.findByRole('combobox')).toHaveDisplayValue('Not from an ad (default)');
});

test('an unknown section shows a message', async () => {
  await open({ path: '/admin/settings/nothing' });
  expect(await screen.findByText('Section not found')).toBeVisible();
  expect(screen.getByText('Not found')).toBeVisible();
  expect(screen.getByText(/Choose one from the list\./)).toBeVisible();
});

test('no name says a word twice, such as “Brand brand”', async () => {
  await open({ path: '/admin/settings/brand' });
  expect(await screen.findByRole('complementary', { name: 'Brand' })).toBeVisible();
  const named = ['link', 'button', 'textbox', 'heading', 'complementary', 'navigation'].flatMap((role) =>
    screen.queryAllByRole(role),
  );
  for (const element of named)
    expect(element).not.toHaveAccessibleName(expect.stringMatching(/\b(\w{3,}) \1\b/i));
});
