import { trackBooking } from '@site/api/bookings/conversions/contract';
import { exampleBookingTracked } from '@site/api/bookings/conversions/example';
import { exampleBooking } from '@site/api/bookings/example';
import { getTeam, type TeamProfile } from '@site/api/content/team/contract';
import { exampleTeamMember } from '@site/api/content/team/example';
import { onTrack } from '@site/shell/kit';
import { failure, fakeApi, renderPage } from '@site/shell/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import * as confirmation from './BookingConfirmationPage';
import { storeChangedBooking } from './booking/storedBooking';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => jest.restoreAllMocks());

describe('after a booking', () => {
  const events: [string, object][] = [];
  const stop = onTrack((word, props) => events.push([word, props]));
  beforeEach(() => {
    events.length = 0;
    history.replaceState(
      null,
      '',
      '/booking-confirmation?appointmentId=A1&service=consultation&email=a@b.example',
    );
  });
  afterAll(stop);

  const arrive = (api: ReturnType<typeof fakeApi>, team: TeamProfile[] = []) =>
    renderPage(confirmation, { path: `/booking-confirmation${location.search}`, api: api.on(getTeam, team) });
  /** Everything but the team, which the page loads. */
  const requestsOf = (api: ReturnType<typeof fakeApi>) =>
    api.requests.filter(({ path }) => path !== getTeam.path);

  test('says thank you, counts it once, and keeps nobody’s address in sight', async () => {
    const api = fakeApi().on(trackBooking, exampleBookingTracked());
    const { unmount } = await arrive(api);
    await screen.findByRole('heading', { level: 1, name: 'You’re booked' });
    await waitFor(() =>
      expect(events.map(([word]) => word)).toEqual(['booking_completed', 'google_ads_conversion']),
    );
    expect(events[0]?.[1]).toMatchObject({ value: 1, currency: 'USD' });
    expect(location.search).toBe('?appointmentId=A1&service=consultation');
    expect(JSON.parse(localStorage.getItem('booking-conversion:A1') ?? '')).toMatchObject({
      appointmentId: 'A1',
      service: 'consultation',
      conversion: { success: true },
    });
    unmount();
    await arrive(api);
    expect(requestsOf(api)).toHaveLength(1);
    expect(events).toHaveLength(2);
  });

  test('reports no paid visit and no booking that was counted before to advertising accounts', async () => {
    const trafficAnalysis = { ...exampleBookingTracked().trafficAnalysis, isPaid: true };
    await arrive(fakeApi().on(trackBooking, exampleBookingTracked({ trafficAnalysis })));
    await waitFor(() => expect(events.map(([word]) => word)).toEqual(['booking_completed']));
    localStorage.clear();
    events.length = 0;
    const again = { duplicate: true, shouldTrackGoogleAds: false };
    await arrive(fakeApi().on(trackBooking, exampleBookingTracked(again)));
    await waitFor(() => expect(localStorage.getItem('booking-conversion:A1')).not.toBeNull());
    expect(events).toEqual([]);
  });

  test('sends the basic event where it could not be counted', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    await arrive(fakeApi().on(trackBooking, failure(503, 'Later.')));
    await waitFor(() => expect(events.map(([word]) => word)).toEqual(['booking_completed']));
    expect(warn).toHaveBeenCalled();
  });

  test('says nothing is in the calendar under a number that no booking has, and counts nothing', async () => {
    const made = exampleBookingTracked({ isKnown: false, shouldTrackGoogleAds: false });
    const reported: number[] = [];
    const thanks = { level: 1, name: /You’re booked/ };
    const watch = new MutationObserver(
      () => void reported.push(screen.queryAllByRole('heading', thanks).length),
    );
    watch.observe(document.body, { childList: true, characterData: true, subtree: true });
    const api = fakeApi().on(trackBooking, made);
    await arrive(api);
    await waitFor(() => expect(requestsOf(api)).toHaveLength(1));
    await screen.findByRole('heading', { level: 1, name: 'Find your booking' });
    watch.disconnect();
    expect(reported).toEqual(reported.map(() => 0));
    expect(localStorage.getItem('booking-conversion:A1')).toBeNull();
    expect(events).toEqual([]);
  });

  test('without a booking helps to find it, and counts nothing', async () => {
    history.replaceState(null, '', '/booking-confirmation');
    const api = fakeApi();
    await arrive(api);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Find your booking');
    expect(screen.getByRole('link', { name: 'Choose a time' })).toHaveAttribute('href', '/bookings');
    expect([requestsOf(api), events]).toEqual([[], []]);
  });

  test('asks to confirm a booking that is held, and counts nothing yet', async () => {
    const booking = exampleBooking({
      appointmentId: 'A1',
      status: 'held',
      isChangeable: false,
      heldUntil: '2026-11-24T16:15:00.000Z',
    });
    const stored = { booking, token: 'A1.token', zone: 'America/Chicago' };
    sessionStorage.setItem('booking:A1', JSON.stringify(stored));
    const api = fakeApi();
    await arrive(api);
    await screen.findByRole('heading', { level: 1, name: 'Confirm by email' });
    const card = screen.getByRole('article', { name: 'Your booking' });
    expect(card).toHaveTextContent('please confirm by email until 10:15 AM');
    expect(within(card).getByText('Central Time')).toBeVisible();
    expect(card).not.toHaveTextContent('Your time');
    expect(within(card).queryByRole('button')).toBeNull();
    expect([requestsOf(api), events]).toEqual([[], []]);
  });

  test('shows a booking of ours by both clocks, what to have ready and who calls', async () => {
    const stored = { booking: exampleBooking(), token: 'EB-4F7K22QZ.token', zone: 'America/St_Johns' };
    sessionStorage.setItem('booking:A1', JSON.stringify(stored));
    const { isVisible: _, updatedAt: __, version: ___, ...member } = exampleTeamMember();
    const team = [
      { ...member, name: 'Sam', isAtBookings: true },
      { ...member, id: 'lee', name: 'Lee', isAtBookings: false },
    ];
    await arrive(fakeApi().on(trackBooking, exampleBookingTracked()), team);
    const card = await screen.findByRole('article', { name: 'Your booking' });
    expect(within(card).getByText('10:30 AM')).toBeVisible();
    expect(within(card).getByText('1:00 PM')).toBeVisible();
    expect(within(card).getByText('Your time, Newfoundland')).toBeVisible();
    expect(within(card).getByText('30 minutes, video or phone')).toBeVisible();
    expect(within(card).getByRole('region', { name: 'Three things to have ready' })).toBeVisible();
    expect(within(card).getByRole('region', { name: 'You’ll meet Sam' })).toBeVisible();
    expect(screen.getAllByText('Three things to have ready')).toHaveLength(1);
    storeChangedBooking(exampleBooking({ appointmentId: 'A1', status: 'cancelled', isChangeable: false }));
    fireEvent(window, new Event('pageshow'));
    expect(await within(card).findByText('Canceled: Consultation')).toBeVisible();
    expect(within(card).queryByRole('link', { name: 'Reschedule or cancel' })).toBeNull();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Meeting canceled');
    expect(within(card).queryByText(/mail on its way/)).toBeNull();
    expect(screen.queryByRole('region', { name: 'Three things to have ready' })).toBeNull();
  });
});
