import { addressHash } from '../../http/addressHash';
import { mustMail, refundMail } from '../../http/mailBudget';
import type { RateLimit } from '../../http/rateLimit';

const hour = 3600;
const day = 86_400;

/**
 * Counts a booking; 429 above 20 an hour or 40 a day from a network, so that nobody fills the calendar alone, and above
 * 5 a day for an address, from wherever they come: each is a mail to somebody who may have asked for none.
 */
export async function countBooking(limit: RateLimit, network: string, email: string): Promise<void> {
  await limit.allow('booking', network, 20, hour);
  await limit.allow('booking-day', network, 40, day);
  await limit.allow('booking-address', addressHash(email), 5, day);
  await mustMail(limit, email);
}

/** Takes the counts back: what was not booked, or was booked before, is no booking. */
export async function uncountBooking(limit: RateLimit, network: string, email: string): Promise<void> {
  await Promise.allSettled([
    limit.refund('booking', network, hour),
    limit.refund('booking-day', network, day),
    limit.refund('booking-address', addressHash(email), day),
    refundMail(limit, email),
  ]);
}

/** Counts a move of a meeting; 429 above ten a day for all meetings of an address, which gets a mail about each. */
export function countMove(limit: RateLimit, email: string): Promise<void> {
  return limit.allow('booking-move', addressHash(email), 10, day);
}
