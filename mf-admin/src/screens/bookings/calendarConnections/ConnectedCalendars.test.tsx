import {
  authorizeConnection,
  checkConnection,
  completeConnection,
  deleteConnection,
  editConnection,
  listConnections,
  maxCalendars,
} from '@site/api/bookings/calendarConnections/contract';
import {
  exampleConnectedCalendar,
  exampleConnection,
  exampleConnections,
} from '@site/api/bookings/calendarConnections/example';
import { exampleSession } from '@site/api/identity/session/example';
import { exampleMember } from '@site/api/identity/users/example';
import { failure, fakeApi, renderPage } from '@site/shell/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { CalendarConnectionScreen } from './CalendarConnectionScreen';
import { ConnectedCalendars } from './ConnectedCalendars';

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
const session = (id = 'member-1', role: 'editor' | 'admin' = 'editor') => ({
  session: exampleSession({ user: exampleMember({ id, role }) }),
});

async function openSection(api: ReturnType<typeof fakeApi>, state = session()) {
  const view = await renderPage(() => <ConnectedCalendars id="member-1" name="Sam Reyes" />, {
    path: '/admin/bookings/hosts/member-1',
    pattern: '/admin/bookings/hosts/:id',
    api,
    state,
  });
  return { ...view, section: within(await screen.findByRole('region', { name: 'Connected calendars' })) };
}

const sent = (api: ReturnType<typeof fakeApi>) =>
  api.requests
    .filter(({ method }) => method !== 'GET')
    .map(({ method, path, body }) => ({ method, path, body }));

test('says which provider is not set up, and by whom; admins get the way there', async () => {
  const providers = [
    { provider: 'google' as const, isConfigured: false, isDemo: false },
    { provider: 'microsoft' as const, isConfigured: true, isDemo: false },
  ];
  const api = fakeApi().on(listConnections, exampleConnections({ providers }));
  const { section } = await openSection(api);
  expect(
    await section.findByText(/Google isn’t set up on this site: the client ID and secret are missing/),
  ).toHaveTextContent('Ask an admin');
  expect(section.getByText('Not connected.')).toBeVisible();
  expect(section.queryByRole('button', { name: 'Connect Google' })).not.toBeInTheDocument();
  expect(section.getByRole('button', { name: 'Connect Microsoft' })).toBeEnabled();
});

test('an admin sees the account of another member without its calendars, and can only disconnect it', async () => {
  const connection = exampleConnection({ calendars: [], bookingCalendar: '' });
  const api = fakeApi()
    .on(listConnections, exampleConnections({ items: [connection] }))
    .on(deleteConnection, () => {
      api.on(listConnections, exampleConnections());
      return undefined as never;
    });
  const { section, user } = await openSection(api, session('admin-1', 'admin'));
  expect(await section.findByText(/Only Sam Reyes can connect an account/)).toBeVisible();
  expect(section.getAllByRole('button')).toHaveLength(1);
  await user.click(section.getByRole('button', { name: /^Disconnect/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Disconnect sam@example.com?' }));
  expect(dialog.getByText(/withdrawn at Google/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Disconnect' }));
  expect(await section.findByText('Not connected.')).toBeVisible();
});

test('connecting asks what to allow, and leaves for the provider', async () => {
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    left.push(this.href);
  });
  const left: string[] = [];
  const url = 'https://accounts.google.com/o/oauth2/v2/auth?state=one';
  const api = fakeApi().on(listConnections, exampleConnections()).on(authorizeConnection, { url });
  const { section, user } = await openSection(api);
  await user.click(await section.findByRole('button', { name: 'Connect Google' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Connect Google' }));
  await user.click(dialog.getByRole('checkbox', { name: /Add my bookings/ }));
  await user.click(dialog.getByRole('button', { name: 'Continue to Google' }));
  await waitFor(() => expect(left).toEqual([url]));
  expect(sent(api)[0]?.body).toEqual({ provider: 'google', addsBookings: false });
  click.mockRestore();
});

test('shows what is read, chooses calendars at the version, and checks them', async () => {
  const calendars = [
    exampleConnectedCalendar({ readAt: minutesAgo(5) }),
    exampleConnectedCalendar({
      id: 'family',
      name: 'Family',
      isPrimary: false,
      error: 'Google has a problem (HTTP 503).',
      readAt: minutesAgo(125),
    }),
    exampleConnectedCalendar({ id: 'team', name: 'Team', isPrimary: false, isBusy: false, canAdd: false }),
  ];
  const connection = exampleConnection({
    calendars,
    okAt: minutesAgo(5),
    version: 4,
    bookingError: 'No such calendar.',
  });
  const api = fakeApi()
    .on(listConnections, exampleConnections({ items: [connection] }))
    .on(editConnection, exampleConnection({ version: 5 }))
    .on(checkConnection, connection);
  const { section, user } = await openSection(api);
  expect(await section.findByText('read 5 minutes ago, 12 busy times ahead')).toBeVisible();
  expect(section.getByText(/HTTP 503.*Busy times from 2 hours ago still apply/)).toBeVisible();
  expect(section.getByText(/A booking couldn’t be added: No such calendar/)).toBeVisible();
  await user.click(section.getByRole('button', { name: /^Choose calendars/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Choose calendars' }));
  expect(dialog.getByRole('checkbox', { name: 'Sam Reyes' })).toBeChecked();
  await user.click(dialog.getByRole('checkbox', { name: 'Team' }));
  // Only calendars that bookings can be added to.
  const target = dialog.getByRole('combobox', { name: /Add bookings to/ });
  expect(within(target).queryByRole('option', { name: 'Team' })).not.toBeInTheDocument();
  await user.selectOptions(target, 'Family');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent(api)).toHaveLength(1));
  expect(sent(api)[0]?.body).toEqual({
    busyCalendars: ['sam@example.com', 'family', 'team'],
    bookingCalendar: 'family',
  });
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.click(section.getByRole('button', { name: /^Check now/ }));
  await waitFor(() => expect(sent(api)).toHaveLength(2));
});

test('says that not all calendars of an account are listed', async () => {
  const calendars = Array.from({ length: maxCalendars }, (_, n) =>
    exampleConnectedCalendar({ id: `calendar-${n}`, name: `Calendar ${n}`, isPrimary: n === 0 }),
  );
  const items = [exampleConnection({ calendars })];
  const { section, user } = await openSection(fakeApi().on(listConnections, exampleConnections({ items })));
  await user.click(await section.findByRole('button', { name: /^Choose calendars/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Choose calendars' }));
  expect(dialog.getByText('Only the first 250 calendars of this account are listed.')).toBeVisible();
});

test('access that has ended says so with the last success, and offers to reconnect the same account', async () => {
  const problem = 'Microsoft no longer accepts the access.';
  const connection = exampleConnection({
    provider: 'microsoft',
    state: 'reconnect',
    problem,
    okAt: minutesAgo(180),
  });
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  const api = fakeApi()
    .on(listConnections, exampleConnections({ items: [connection] }))
    .on(authorizeConnection, { url: 'https://login.microsoftonline.com/' });
  const { section, user } = await openSection(api);
  expect(await section.findByRole('status')).toHaveTextContent(
    `Needs reconnecting. ${problem} Busy times that are known still apply.`,
  );
  expect(section.getByText('Last successful contact: 3 hours ago.')).toBeVisible();
  expect(section.queryByRole('button', { name: /^Choose/ })).not.toBeInTheDocument();
  await user.click(section.getByRole('button', { name: /^Reconnect/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Reconnect Microsoft' }));
  await user.click(dialog.getByRole('button', { name: 'Continue to Microsoft' }));
  await waitFor(() => expect(click).toHaveBeenCalled());
  expect(sent(api)[0]?.body).toEqual({
    provider: 'microsoft',
    addsBookings: true,
    connection: 'connection-1',
  });
  click.mockRestore();
});

describe('the return from the provider', () => {
  const open = (api: ReturnType<typeof fakeApi>, search: string) =>
    renderPage(CalendarConnectionScreen, {
      path: `/admin/bookings/calendar-connection${search}`,
      pattern: '/admin/bookings/*',
      api,
      state: session(),
    });

  test('is completed once, and the code leaves the address', async () => {
    const answer = { hostId: 'member-1', provider: 'google' as const, account: 'sam@example.com' };
    const api = fakeApi().on(completeConnection, answer);
    await open(api, '?state=one&code=two&scope=three');
    expect(await screen.findByText(/Google account sam@example.com connected/)).toBeVisible();
    expect(sent(api).map(({ body }) => body)).toEqual([{ state: 'one', code: 'two' }]);
  });

  test('explains why the provider refused, with a link back', async () => {
    const message = 'You didn’t give access at Google. Nothing was connected.';
    const api = fakeApi().on(completeConnection, () => failure(422, message));
    await open(api, '?state=one&error=access_denied');
    expect(await screen.findByText(message)).toHaveAttribute('role', 'alert');
    expect(sent(api)[0]?.body).toEqual({ state: 'one', error: 'access_denied' });
    expect(screen.getByRole('link', { name: 'Back to your booking settings' })).toHaveAttribute(
      'href',
      '/admin/bookings/hosts/member-1',
    );
  });

  test('without an answer of a provider makes no call', async () => {
    const api = fakeApi();
    await open(api, '');
    expect(await screen.findByText(/There is nothing to connect/)).toBeVisible();
    expect(sent(api)).toEqual([]);
  });
});
