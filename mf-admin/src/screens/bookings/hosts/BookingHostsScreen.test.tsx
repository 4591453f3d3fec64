import {
  createBusyCalendar,
  deleteBusyCalendar,
  listBusyCalendars,
} from '@site/api/bookings/busyCalendars/contract';
import { exampleBusyCalendar } from '@site/api/bookings/busyCalendars/example';
import { listConnections } from '@site/api/bookings/calendarConnections/contract';
import { exampleConnections } from '@site/api/bookings/calendarConnections/example';
import { createFeed, deleteFeed, getFeedState } from '@site/api/bookings/feeds/contract';
import { createHost, editHost, getHost, getHostOptions, listHosts } from '@site/api/bookings/hosts/contract';
import { exampleHost } from '@site/api/bookings/hosts/example';
import { exampleSession } from '@site/api/identity/session/example';
import type { Role } from '@site/api/identity/users/contract';
import { exampleMember } from '@site/api/identity/users/example';
import { failure, fakeApi, findEnabled, renderPage } from '@site/shell/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { BookingHostsScreen } from './BookingHostsScreen';

beforeEach(() => {
  Element.prototype.scrollIntoView = () => {};
  window.matchMedia = (query) =>
    ({
      matches: 1280 >= Number(/min-width: (\d+)/.exec(query)?.[1] ?? Number.POSITIVE_INFINITY),
      media: query,
      addEventListener() {},
      removeEventListener() {},
    }) as unknown as MediaQueryList;
});

const tuesday = [{ weekday: 2, from: '09:00', to: '09:30' }];

const hostsApi = (items = [exampleHost({ hours: tuesday })]) =>
  fakeApi()
    .on(listHosts, { items, nextCursor: null, total: items.length, isMore: false })
    .on(getHostOptions, {
      members: [
        { id: 'member-1', name: 'Sam Reyes' },
        { id: 'member-2', name: 'Alex Example' },
      ],
      types: [{ slug: 'consultation', label: 'Consultation' }],
    })
    .on(getFeedState, { createdAt: null })
    .on(listBusyCalendars, { items: [] })
    .on(listConnections, exampleConnections())
    .on(getHost, exampleHost({ hours: tuesday }));

async function openHosts(api = hostsApi(), path = '/admin/bookings/hosts', role: Role = 'admin') {
  const state = { session: exampleSession({ user: exampleMember({ role }) }) };
  const view = await renderPage(BookingHostsScreen, {
    path,
    pattern: '/admin/bookings/hosts/:id?',
    api,
    state,
  });
  return { ...view, api };
}

const sent = (api: ReturnType<typeof fakeApi>, method: string) =>
  api.requests.filter((request) => request.method === method).at(-1)?.body as {
    hours: unknown;
    types: unknown;
  };

test('lists hosts with their hours, and explains what happens without any', async () => {
  await openHosts();
  expect(await screen.findByRole('link', { name: /Sam Reyes/ })).toBeVisible();
  expect(screen.getByText('0.5 h')).toBeVisible();
  expect(screen.getByText('Takes bookings')).toBeVisible();
});

test('without hosts the list explains that office hours apply', async () => {
  await openHosts(hostsApi([]));
  expect(await screen.findByText(/opening hours in the settings/)).toBeVisible();
});

test('hours are changed with the keyboard: Space, and Shift with an arrow key', async () => {
  const api = hostsApi().on(editHost, exampleHost({ version: 2 }));
  const { user } = await openHosts(api, '/admin/bookings/hosts/member-1');
  const nine = await screen.findByRole('button', { name: 'Tuesday 9:00 AM' });
  expect(nine).toHaveAttribute('aria-pressed', 'true');
  act(() => nine.focus());
  await user.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
  expect(screen.getByText('9:00 AM to 10:30 AM')).toBeVisible();
  await user.keyboard('{ArrowRight} ');
  expect(screen.getByRole('button', { name: 'Wednesday 10:00 AM' })).toHaveAttribute('aria-pressed', 'true');
  await user.click(screen.getByRole('checkbox', { name: 'Consultation' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent(api, 'PATCH')).toBeDefined());
  expect(sent(api, 'PATCH')).toMatchObject({
    types: ['consultation'],
    hours: [
      { weekday: 2, from: '09:00', to: '10:30' },
      { weekday: 3, from: '10:00', to: '10:30' },
    ],
  });
});

test('hours are painted by mouse, and Monday is copied to the other weekdays', async () => {
  const { user } = await openHosts(undefined, '/admin/bookings/hosts/member-1');
  const cell = (name: string) => screen.getByRole('button', { name });
  await screen.findByRole('button', { name: 'Monday 8:00 AM' });
  fireEvent.mouseDown(cell('Monday 8:00 AM'));
  fireEvent.mouseEnter(cell('Monday 8:30 AM'));
  fireEvent.mouseUp(window);
  fireEvent.mouseEnter(cell('Monday 9:00 AM'));
  expect(screen.getByText('8:00 AM to 9:00 AM')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Copy Monday to weekdays' }));
  expect(screen.getAllByText('8:00 AM to 9:00 AM')).toHaveLength(5);
});

test('a host is added; a refusal is said at the field', async () => {
  const api = hostsApi().on(createHost, () =>
    failure(400, 'Invalid.', { fieldErrors: { userId: 'This member is already a host.' } }),
  );
  const { user } = await openHosts(api, '/admin/bookings/hosts/new');
  await screen.findByRole('option', { name: 'Alex Example' });
  await user.selectOptions(screen.getByRole('combobox', { name: /Member/ }), 'Alex Example');
  await user.click(screen.getByRole('button', { name: 'Add time off' }));
  expect(screen.getByLabelText('First day 1')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Add booking host' }));
  expect((await screen.findAllByText('This member is already a host.'))[0]).toBeVisible();
});

test('an editor sees the hours without a form', async () => {
  await openHosts(undefined, '/admin/bookings/hosts/member-1', 'editor');
  expect(await screen.findByText('Tue 9:00 AM to 9:30 AM')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
});

test('a calendar feed is created, shown once and revoked', async () => {
  const createdAt = '2026-11-20T15:00:00.000Z';
  const url = 'https://site.example/api/bookings/feeds/secret';
  const api = hostsApi().on(createFeed, () => {
    api.on(getFeedState, { createdAt });
    return { createdAt, url };
  });
  api.on(deleteFeed, undefined as never);
  const { user } = await openHosts(api, '/admin/bookings/hosts/member-1');
  await user.click(await findEnabled('button', { name: 'Create URL' }));
  expect(await screen.findByText(url)).toBeVisible();
  await user.click(await findEnabled('button', { name: 'Revoke' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Revoke' }));
  await waitFor(() => expect(screen.queryByText(url)).not.toBeInTheDocument());
});

test('a busy calendar is added by its address, shows how it was read, and is removed', async () => {
  const failed = exampleBusyCalendar({
    id: 'calendar-2',
    name: '',
    address: 'outlook.example/….ics',
    readAt: null,
    error: 'The server couldn’t be reached.',
  });
  const read = exampleBusyCalendar({ readAt: new Date(Date.now() - 5 * 60_000).toISOString() });
  const api = hostsApi().on(listBusyCalendars, { items: [failed] });
  api.on(createBusyCalendar, () => {
    api.on(listBusyCalendars, { items: [failed, read] });
    return read;
  });
  api.on(deleteBusyCalendar, () => {
    api.on(listBusyCalendars, { items: [read] });
    return undefined as never;
  });
  const { user } = await openHosts(api, '/admin/bookings/hosts/member-1');
  const section = within(await screen.findByRole('region', { name: 'Busy calendars' }));
  expect(await section.findByText(/^The server couldn’t be reached/)).toBeVisible();
  await user.click(section.getByRole('button', { name: 'Add calendar' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add busy calendar' }));
  await user.type(dialog.getByLabelText('iCal URL'), 'https://calendar.example/private/basic.ics');
  await user.click(dialog.getByRole('button', { name: 'Add calendar' }));
  expect(await section.findByText(/Checked 5 minutes ago, 12 busy times ahead/)).toBeVisible();
  expect(sent(api, 'POST')).toEqual({ url: 'https://calendar.example/private/basic.ics' });
  await user.click(section.getByRole('button', { name: 'Remove outlook.example/….ics' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(section.queryByText(/couldn’t be reached/)).not.toBeInTheDocument());
});
