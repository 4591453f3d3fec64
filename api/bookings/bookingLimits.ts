import { tooManyRequests } from '../platform/errors/HttpError';
import { addressHash } from '../platform/limits/addressHash';
import { assertMailAllowed, refundMail } from '../platform/limits/mailBudget';
import type { RateLimit } from '../platform/limits/rateLimit';

const hour = 3600;
const day = 86_400;
const mostOfNetwork = 3;
const mostOfAddress = 5;

/** How many bookings there are, this one counted. */
export interface BookingCount {
  inHour: number;
  inDay: number;
}

/**
 * Counts a booking; 429 above three a day from a network, so that nobody fills the calendar alone, and above five a day
 * for an address, from wherever they come: each is a mail to somebody who may have asked for none.
 */
export async function countBooking(limit: RateLimit, network: string, email: string): Promise<BookingCount> {
  const own = await limit.hit('booking-day', network, day);
  if (own.count > mostOfNetwork)
    throw tooManyRequests(
      own.resetsIn,
      'Three meetings have been booked from your network today. Please call us for another.',
    );
  await limit.allow('booking-address', addressHash(email), mostOfAddress, day);
  await assertMailAllowed(limit, email);
  const [inHour, inDay] = await Promise.all([
    limit.hit('bookings-hour', 'all', hour),
    limit.hit('bookings-day', 'all', day),
  ]);
  return { inHour: inHour.count, inDay: inDay.count };
}

/** Takes the counts back: what was not booked, or was booked before, is no booking. */
export async function uncountBooking(limit: RateLimit, network: string, email: string): Promise<void> {
  await Promise.allSettled([
    limit.refund('booking-day', network, day),
    limit.refund('booking-address', addressHash(email), day),
    refundMail(limit, email),
    limit.refund('bookings-hour', 'all', hour),
    limit.refund('bookings-day', 'all', day),
  ]);
}

/** Counts a move of a meeting; 429 above ten a day for all meetings of an address, which gets a mail about each. */
export function countMove(limit: RateLimit, email: string): Promise<void> {
  return limit.allow('booking-move', addressHash(email), 10, day);
}
