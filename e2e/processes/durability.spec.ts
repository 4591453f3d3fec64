import { isLong } from '../fixtures/isLong';
import { expect, killableSiteTest as test } from '../fixtures/killableSiteTest';
import { openTimes, runBookingChaos } from '../tools/chaos/runBookingChaos';
import { runEnquiryChaos } from '../tools/chaos/runEnquiryChaos';

const log = () => undefined;

test('kills of the API and the database lose or duplicate no acknowledged inquiry or booking', async ({
  ownSite,
}) => {
  if (isLong) test.setTimeout(1_800_000);
  const [count, kills] = isLong ? [600, 30] : [40, 2];
  const [bookings, bookingKills] = isLong ? [200, 4] : [40, 0];
  const whenReady = !isLong;
  const times = await openTimes(ownSite, bookings);
  const sendEnquiries = () =>
    runEnquiryChaos(ownSite, { seed: isLong ? 1 : 2, count, kills, whenReady, log });
  const book = (beside?: Promise<unknown>) =>
    runBookingChaos(ownSite, times, {
      seed: 5,
      count: bookings,
      kills: bookingKills,
      whenReady,
      beside,
      log,
    });
  // A start of the API takes more than all requests, so both go through the same kills: one of the API, one of the database.
  const sending = sendEnquiries();
  const [sent, booked] = isLong ? [await sending, await book()] : await Promise.all([sending, book(sending)]);
  test.info().annotations.push({ type: 'chaos', description: JSON.stringify({ sent, booked }) });
  expect(sent).toMatchObject({ acknowledged: count, kills, lost: 0, doubled: 0, mailsMissing: 0 });
  expect(sent.mailsExtra).toBeLessThanOrEqual(kills);
  expect(booked).toMatchObject({ unknown: 0, kills: bookingKills, lost: [], doubled: 0, loose: 0 });
  expect(booked.acknowledged).toBe(bookings * 0.75);
  expect(booked.rejected).toBe(bookings * 0.25);
});
