import { editCalendarApp, listCalendarApps } from '@site/api/bookings/calendarApps/contract';
import { exampleCalendarApp } from '@site/api/bookings/calendarApps/example';
import { exampleSession } from '@site/api/identity/session/example';
import { exampleMember } from '@site/api/identity/users/example';
import { fakeApi, renderPage } from '@site/shell/testing';
import { screen, waitFor } from '@testing-library/react';
import { CalendarProvidersScreen } from './CalendarProvidersScreen';

beforeEach(() => {
  Element.prototype.scrollIntoView = () => {};
  window.matchMedia = (media) =>
    ({ matches: true, media, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList;
});

test('a provider is set up without showing its secret, and its redirect URI is copied', async () => {
  const microsoft = exampleCalendarApp({ provider: 'microsoft', clientId: '', hasSecret: false, version: 1 });
  const api = fakeApi()
    .on(listCalendarApps, { items: [exampleCalendarApp(), microsoft] })
    .on(editCalendarApp, { ...microsoft, clientId: 'app-1', hasSecret: true, version: 2 });
  const state = { session: exampleSession({ user: exampleMember({ role: 'admin' }) }) };
  const { user } = await renderPage(CalendarProvidersScreen, {
    path: '/admin/bookings/calendar-providers/microsoft',
    pattern: '/admin/bookings/calendar-providers/:id?',
    api,
    state,
  });
  const copy = jest.spyOn(navigator.clipboard, 'writeText');
  await user.click(await screen.findByRole('button', { name: 'Copy redirect URI' }));
  expect(await screen.findByRole('button', { name: 'Copied' })).toBeVisible();
  expect(copy).toHaveBeenCalledWith(microsoft.redirectUri);
  expect(screen.getByText('Not set up')).toBeVisible();
  await user.type(screen.getByLabelText(/^Client ID/), 'app-1');
  await user.type(screen.getByLabelText(/^Client secret/), 'a secret');
  await user.type(screen.getByLabelText(/^Tenant/), 'organizations');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const writes = () => api.requests.filter(({ method }) => method !== 'GET');
  await waitFor(() => expect(writes()).toHaveLength(1));
  expect(writes()[0]).toMatchObject({
    path: expect.stringContaining('/calendar-apps/microsoft'),
    body: { clientId: 'app-1', clientSecret: 'a secret', tenant: 'organizations' },
  });
});
