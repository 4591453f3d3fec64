import { createBookingLead, getManagedBooking, listBookings } from '@site/api/bookings/management/contract';
import { exampleBookingPage, exampleManagedBooking } from '@site/api/bookings/management/example';
import { exampleSession } from '@site/api/identity/session/example';
import type { Role } from '@site/api/identity/users/contract';
import { exampleMember } from '@site/api/identity/users/example';
import { failure, fakeApi, renderPage } from '@site/shell/testing';
import { screen } from '@testing-library/react';
import { BookingsScreen } from './BookingsScreen';

beforeEach(() => {
  Element.prototype.scrollIntoView = () => {};
  window.matchMedia = (media) =>
    ({ matches: true, media, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList;
});

async function openBooking(part: Parameters<typeof exampleManagedBooking>[0] = {}, role: Role = 'editor') {
  let booking = exampleManagedBooking({ lead: null, ...part });
  const api = fakeApi()
    .on(listBookings, exampleBookingPage())
    .on(getManagedBooking, () => booking)
    .on(createBookingLead, () => {
      booking = exampleManagedBooking();
      return booking;
    });
  const state = { session: exampleSession({ user: exampleMember({ role }) }) };
  const path = '/admin/bookings/EB-4F7K22QZ';
  const view = await renderPage(BookingsScreen, { path, pattern: '/admin/bookings/:id?', api, state });
  await screen.findByText('No lead with this email address.');
  return { ...view, api };
}

test('a lead is created from a booking and linked', async () => {
  const { user } = await openBooking();
  await user.click(screen.getByRole('button', { name: 'Create lead' }));
  expect(await screen.findByText('Lead created')).toBeVisible();
  expect(await screen.findByRole('link', { name: 'EM-4F7K22QZ' })).toHaveAttribute(
    'href',
    '/admin/leads/EM-4F7K22QZ',
  );
  expect(screen.queryByRole('button', { name: 'Create lead' })).not.toBeInTheDocument();
});

test('a failure to create it is said', async () => {
  const { user, api } = await openBooking();
  api.on(createBookingLead, failure(409, 'The guest already has a lead.'));
  await user.click(screen.getByRole('button', { name: 'Create lead' }));
  expect(await screen.findByText('The guest already has a lead.')).toBeVisible();
});

test('viewers, and bookings that wait for confirmation, have no such button', async () => {
  const { unmount } = await openBooking({}, 'viewer');
  expect(screen.queryByRole('button', { name: 'Create lead' })).not.toBeInTheDocument();
  unmount();
  await openBooking({ state: 'held' });
  expect(screen.queryByRole('button', { name: 'Create lead' })).not.toBeInTheDocument();
});
