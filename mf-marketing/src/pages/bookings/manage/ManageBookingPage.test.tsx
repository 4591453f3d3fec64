import { cancelBooking, confirmBooking, moveBooking, verifyBooking } from '@site/api/bookings/contract';
import { exampleBooking, exampleCalendar } from '@site/api/bookings/example';
import { failure, fakeApi, renderPage } from '@site/shell/testing';
import { screen, waitFor } from '@testing-library/react';
import { clockTime, ownZone } from '../scheduler/clock';
import * as manage from './ManageBookingPage';

describe('the link of the mail', () => {
  const opened = { booking: exampleBooking(), calendar: exampleCalendar() };

  async function openLink(api: ReturnType<typeof fakeApi>, key = 'EB-4F7K22QZ.token') {
    globalThis.linkKey = key;
    return renderPage(manage, { path: '/bookings/manage', pattern: '/bookings/manage', api });
  }

  test('cancels on the second press, and not after "Keep"', async () => {
    const api = fakeApi()
      .on(verifyBooking, opened)
      .on(cancelBooking, exampleBooking({ status: 'cancelled', isChangeable: false }));
    const { user } = await openLink(api);
    await user.click(await screen.findByRole('button', { name: 'Cancel meeting' }));
    await user.click(screen.getByRole('button', { name: 'Keep meeting' }));
    expect(screen.getByRole('button', { name: 'Reschedule' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Cancel meeting' }));
    expect(api.requests.map(({ path }) => path)).toEqual(['/bookings/verify']);
    await user.click(screen.getByRole('button', { name: 'Yes, cancel the meeting' }));
    expect(await screen.findByRole('heading', { name: 'Canceled: Consultation' })).toBeVisible();
  });

  test('confirms a booking that is held, at a press', async () => {
    const held = { status: 'held' as const, isChangeable: false, heldUntil: '2026-11-24T16:15:00.000Z' };
    const api = fakeApi()
      .on(verifyBooking, { ...opened, booking: exampleBooking(held) })
      .on(confirmBooking, exampleBooking());
    const { user } = await openLink(api);
    expect(await screen.findByRole('heading', { name: 'Please confirm: Consultation' })).toBeVisible();
    expect(screen.getByText('Held until').nextElementSibling).toHaveTextContent(
      clockTime(ownZone(), held.heldUntil),
    );
    expect(screen.queryByRole('button', { name: 'Reschedule' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Confirm the meeting' }));
    // The page that counts bookings is next, and knows this one.
    await waitFor(() => expect(screen.queryByRole('heading', { level: 1 })).toBeNull());
    expect(api.requests.at(-1)).toMatchObject({
      path: '/bookings/confirm',
      body: { token: 'EB-4F7K22QZ.token' },
    });
    expect(JSON.parse(sessionStorage.getItem('booking:EB-4F7K22QZ') ?? '')).toMatchObject({
      booking: { status: 'confirmed' },
      token: 'EB-4F7K22QZ.token',
    });
  });

  test('moves to another time', async () => {
    const moved = exampleBooking({ startAt: '2026-12-01T16:00:00.000Z' });
    const api = fakeApi().on(verifyBooking, opened).on(moveBooking, moved);
    const { user } = await openLink(api);
    await user.click(await screen.findByRole('button', { name: 'Reschedule' }));
    await user.click(screen.getByRole('radio', { name: /^Tuesday, December 1/ }));
    await user.click(screen.getByRole('radio', { name: /^10:00 AM Central/ }));
    await user.click(screen.getByRole('button', { name: 'Reschedule to this time' }));
    expect(await screen.findByText('10:00 AM Central')).toBeVisible();
    expect(api.requests.find(({ path }) => path === '/bookings/move')?.body).toEqual({
      token: 'EB-4F7K22QZ.token',
      startAt: '2026-12-01T16:00:00.000Z',
    });
  });

  test('says what to do where no other time is open, and keeps the meeting', async () => {
    const api = fakeApi().on(verifyBooking, { ...opened, calendar: exampleCalendar({ days: [] }) });
    const { user } = await openLink(api);
    await user.click(await screen.findByRole('button', { name: 'Reschedule' }));
    expect(screen.getByText('No other times are open. Please call us, and we’ll find one.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Reschedule to this time' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Keep current time' }));
    expect(screen.getByRole('button', { name: 'Cancel meeting' })).toBeVisible();
  });

  test.each([
    ['is over', 'x'],
    ['is not whole', ''],
  ])('that %s says what to do', async (_, key) => {
    const over = failure(422, 'No.', { code: 'link_over' });
    await openLink(fakeApi().on(verifyBooking, over), key);
    expect(await screen.findByRole('heading', { name: 'This link doesn’t work' })).toBeVisible();
  });
});
