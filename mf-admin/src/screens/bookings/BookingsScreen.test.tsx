import { exampleCalendar } from '@site/api/bookings/example';
import {
  cancelMeeting,
  createCallerBooking,
  getBookingOptions,
  getBookingTimes,
  getManagedBooking,
  listBookings,
  markNoShow,
  moveMeeting,
  reassignMeeting,
} from '@site/api/bookings/management/contract';
import { listBookingDays } from '@site/api/bookings/management/days/contract';
import {
  exampleBookingDays,
  exampleBookingOptions,
  exampleBookingPage,
  exampleBookingSummary,
  exampleManagedBooking,
} from '@site/api/bookings/management/example';
import { exampleSession } from '@site/api/identity/session/example';
import type { Role } from '@site/api/identity/users/contract';
import { exampleMember } from '@site/api/identity/users/example';
import { getLead } from '@site/api/leads/pipeline/contract';
import { exampleLead } from '@site/api/leads/pipeline/example';
import { failure, fakeApi, renderPage } from '@site/shell/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { BookingCalendarScreen } from './BookingCalendarScreen';
import { BookingsScreen } from './BookingsScreen';

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

function CurrentPath() {
  const { pathname, search } = useLocation();
  return (
    <>
      <BookingsScreen />
      <output>{pathname + search}</output>
    </>
  );
}

const bookingsApi = (booking = exampleManagedBooking()) =>
  fakeApi()
    .on(listBookings, exampleBookingPage())
    .on(getBookingOptions, exampleBookingOptions())
    .on(getBookingTimes, exampleCalendar())
    .on(getManagedBooking, booking);

async function openBookings(api = bookingsApi(), path = '/admin/bookings', role: Role = 'editor') {
  const state = { session: exampleSession({ user: exampleMember({ role }) }) };
  const view = await renderPage(CurrentPath, { path, pattern: '/admin/bookings/:id?', api, state });
  return { ...view, api };
}

const opened = '/admin/bookings/EB-4F7K22QZ';
const requestTo = (api: ReturnType<typeof fakeApi>, part: string) =>
  api.requests.filter(({ method, path }) => method === 'POST' && path.endsWith(part)).at(-1);

async function chooseTime(user: Awaited<ReturnType<typeof openBookings>>['user']) {
  const days = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Day' });
  await waitFor(() => expect(Array.from(days.options, ({ value }) => value)).toContain('2026-12-01'));
  await user.selectOptions(days, '2026-12-01');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Time of day' }), '10:00 AM');
}

test('lists upcoming bookings with host, state and counts by period', async () => {
  await openBookings();
  const row = (await screen.findByRole('link', { name: /Dana Example/ })).closest('tr') as HTMLElement;
  for (const text of ['Consultation', 'Confirmed', 'Sam Reyes', 'Organic search'])
    expect(within(row).getByText(text)).toBeVisible();
  expect(screen.getByRole('link', { name: /Upcoming.*1/ })).toHaveAttribute('aria-current', 'true');
});

test('filters by period, host and source are in the URL', async () => {
  const { user, api } = await openBookings();
  await user.click(await screen.findByRole('link', { name: /^Past/ }));
  await user.click(await screen.findByRole('button', { name: 'Host: any host' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Sam Reyes' }));
  await waitFor(() =>
    expect(api.requests.filter(({ path }) => path === '/admin/bookings').at(-1)?.query).toEqual({
      when: 'past',
      host: 'member-1',
    }),
  );
});

test('a booking shows both time zones, its source, lead and emails', async () => {
  await openBookings(undefined, opened);
  const panel = within(await screen.findByRole('complementary', { name: /Booking EB-/ }));
  expect(await panel.findByText('Tue, Dec 1, 10:30 AM CST')).toBeVisible();
  expect(panel.getByText('Tue, Dec 1, 11:30 AM EST')).toBeVisible();
  expect(panel.getByText('google / organic')).toBeVisible();
  expect(panel.getByRole('link', { name: 'EM-4F7K22QZ' })).toHaveAttribute(
    'href',
    '/admin/leads/EM-4F7K22QZ',
  );
  expect(panel.getByText('To the guest')).toBeVisible();
});

test('a booking is moved to a free time, at its version', async () => {
  const api = bookingsApi().on(moveMeeting, exampleManagedBooking({ version: 2 }));
  const { user } = await openBookings(api, opened);
  await user.click(await screen.findByRole('button', { name: 'Reschedule' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Reschedule meeting' }));
  await user.click(dialog.getByRole('button', { name: 'Reschedule meeting' }));
  expect(await dialog.findByText('Please choose a time.')).toBeVisible();
  await chooseTime(user);
  await user.click(dialog.getByRole('button', { name: 'Reschedule meeting' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(requestTo(api, '/move')?.body).toEqual({ startAt: '2026-12-01T16:00:00.000Z' });
  expect(requestTo(api, '/move')?.headers.get('if-match')).toBe('"1"');
});

test('where no time is available, the dialog says what to do', async () => {
  const { user } = await openBookings(
    bookingsApi().on(getBookingTimes, exampleCalendar({ days: [] })),
    opened,
  );
  await user.click(await screen.findByRole('button', { name: 'Reschedule' }));
  expect(await screen.findByText(/If no active host offers this meeting type, assign another/)).toBeVisible();
});

test('a time that was just taken is said in the dialog, which stays open', async () => {
  const api = bookingsApi().on(moveMeeting, () => failure(409, 'Someone just booked this time.'));
  const { user } = await openBookings(api, opened);
  await user.click(await screen.findByRole('button', { name: 'Reschedule' }));
  await chooseTime(user);
  await user.click(screen.getByRole('button', { name: 'Reschedule meeting' }));
  expect(await screen.findByText('Someone just booked this time.')).toBeVisible();
});

test('a booking is reassigned and canceled', async () => {
  const api = bookingsApi()
    .on(reassignMeeting, exampleManagedBooking())
    .on(cancelMeeting, exampleManagedBooking());
  const { user } = await openBookings(api, opened);
  await user.click(await screen.findByRole('button', { name: 'Reassign' }));
  const host = await screen.findByRole('combobox', { name: /Host/ });
  expect(within(host).queryByText('Sam Reyes')).not.toBeInTheDocument();
  await within(host).findByRole('option', { name: 'Alex Example' });
  await user.selectOptions(host, 'Alex Example');
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Reassign' }));
  await waitFor(() => expect(requestTo(api, '/reassign')?.body).toEqual({ hostId: 'member-2' }));
  await user.click(await screen.findByRole('button', { name: 'Cancel meeting' }));
  await user.type(await screen.findByRole('textbox', { name: /Reason/ }), 'They called');
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Cancel meeting' }));
  await waitFor(() => expect(requestTo(api, '/cancel')?.body).toEqual({ reason: 'They called' }));
});

test('a meeting that has begun can be marked as a no-show and not changed', async () => {
  const api = bookingsApi(exampleManagedBooking({ isChangeable: false, isPast: true })).on(
    markNoShow,
    exampleManagedBooking({ state: 'no_show' }),
  );
  const { user } = await openBookings(api, opened);
  await user.click(await screen.findByRole('button', { name: 'Mark as no-show' }));
  await waitFor(() => expect(requestTo(api, '/no-show')?.body).toEqual({ isNoShow: true }));
  expect(screen.queryByRole('button', { name: 'Reschedule' })).not.toBeInTheDocument();
});

test('a viewer sees why nothing can be changed', async () => {
  await openBookings(undefined, opened, 'viewer');
  expect(await screen.findByRole('button', { name: 'Reschedule' })).toBeDisabled();
  expect(screen.getByText(/Personal details are hidden/)).toBeVisible();
  expect(
    screen.getByRole('searchbox', { name: 'Search bookings by meeting type or reference' }),
  ).toBeVisible();
  expect(screen.queryByRole('button', { name: 'New booking' })).not.toBeInTheDocument();
});

test('a meeting is booked for a caller and then shown', async () => {
  const api = bookingsApi().on(createCallerBooking, exampleManagedBooking());
  const { user } = await openBookings(api, '/admin/bookings/new');
  const type = await screen.findByRole('combobox', { name: 'Meeting type' });
  await waitFor(() => expect(type).toHaveFocus());
  await user.click(await screen.findByRole('button', { name: 'Book meeting' }));
  expect(await screen.findByText('Please choose a meeting type.')).toBeVisible();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Meeting type' }), 'consultation');
  await chooseTime(user);
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Dana Example');
  await user.type(screen.getByRole('textbox', { name: 'Email' }), 'dana@example.com');
  await user.click(screen.getByRole('button', { name: 'Book meeting' }));
  await waitFor(() => expect(screen.getByText(opened)).toBeInTheDocument());
  expect(requestTo(api, '/admin/bookings')?.body).toEqual({
    type: 'consultation',
    startAt: '2026-12-01T16:00:00.000Z',
    phone: '',
    name: 'Dana Example',
    email: 'dana@example.com',
  });
});

test('a meeting is booked for the person of a lead without typing their details again', async () => {
  const { reference, name, email, phone } = exampleLead();
  await openBookings(bookingsApi().on(getLead, exampleLead()), `/admin/bookings/new?lead=${reference}`);
  expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveValue(name);
  expect(screen.getByRole('textbox', { name: 'Email' })).toHaveValue(email);
  expect(screen.getByRole('textbox', { name: /^Phone/ })).toHaveValue(phone);
});

test('an empty list and a booking that does not exist explain themselves', async () => {
  const api = bookingsApi()
    .on(listBookings, exampleBookingPage([]))
    .on(getManagedBooking, () => failure(404, 'There is nothing at this address.'));
  await openBookings(api, opened);
  expect(await screen.findByText('No upcoming bookings')).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Booking not found' })).toBeVisible();
});

test('the calendar shows each meeting at its day and goes to another week', async () => {
  const api = bookingsApi().on(listBookingDays, exampleBookingDays());
  const state = { session: exampleSession({ user: exampleMember({ role: 'viewer' }) }) };
  const { user } = await renderPage(BookingCalendarScreen, {
    path: '/admin/bookings/calendar?from=2026-12-01',
    api,
    state,
  });
  const day = within(await screen.findByRole('region', { name: 'Tuesday, December 1' }));
  expect(day.getByRole('link', { name: /10:30 AM Dana Example/ })).toHaveAttribute('href', opened);
  await user.click(screen.getByRole('button', { name: 'Next week' }));
  expect(await screen.findByRole('heading', { name: 'Dec 7 to Dec 13, 2026' })).toBeVisible();
  expect(api.requests.at(-1)?.query).toMatchObject({ from: '2026-12-07', days: '7' });
});

test('a calendar that fails to load can be retried', async () => {
  const api = bookingsApi().on(listBookingDays, () => failure(500, 'That did not work.'));
  const state = { session: exampleSession() };
  const { user } = await renderPage(BookingCalendarScreen, { path: '/admin/bookings/calendar', api, state });
  await screen.findByRole('heading', { name: 'Couldn’t load the calendar' });
  api.on(listBookingDays, { ...exampleBookingDays(), isMore: true });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/Not all meetings fit/)).toBeVisible();
  expect(screen.getByText(exampleBookingSummary().name)).toBeVisible();
});
