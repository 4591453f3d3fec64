import { connectionOf, networkOf } from '../platform/client/clientAddress';
import { tooManyRequests } from '../platform/errors/HttpError';
import { addressHash } from '../platform/limits/addressHash';
import { isMailAllowed, refundMail } from '../platform/limits/mailBudget';
import type { RateLimit } from '../platform/limits/rateLimit';

const hour = 3600;
const day = 86_400;
const maxPerNetwork = 3;
/** For all networks of one IPv6 connection, which has 65,536 of them. */
const maxPerConnection = 12;
const maxPerAddress = 5;

/** Number of bookings, including the current one. */
export interface BookingCount {
  inHour: number;
  inDay: number;
}

/**
 * Counts a booking. 429 above three a day per network and above twelve for all networks of one IPv6 connection, so that
 * nobody fills the calendar alone, and above five a day per email address, since each booking sends an email that its
 * recipient may not have asked for. The email counts towards the daily limit of its mailbox but is sent above it:
 * otherwise a stranger could use up that limit to keep somebody from booking.
 */
export async function countBooking(limit: RateLimit, address: string, email: string): Promise<BookingCount> {
  const own = await limit.hit('booking-day', networkOf(address), day);
  if (own.count > maxPerNetwork)
    throw tooManyRequests(
      own.resetsIn,
      'Three meetings were booked from your network today. Please call us to book another.',
    );
  const connection = connectionOf(networkOf(address));
  const all = connection && (await limit.hit('booking-connection-day', connection, day));
  if (all && all.count > maxPerConnection)
    throw tooManyRequests(
      all.resetsIn,
      'Many meetings were booked from your network today. Please call us to book another.',
    );
  await limit.consume('booking-address', addressHash(email), maxPerAddress, day);
  await isMailAllowed(limit, email);
  const [inHour, inDay] = await Promise.all([
    limit.hit('bookings-hour', 'all', hour),
    limit.hit('bookings-day', 'all', day),
  ]);
  return { inHour: inHour.count, inDay: inDay.count };
}

/** Reverts `countBooking` when nothing was booked or the booking existed already. */
export async function revertBookingCount(limit: RateLimit, address: string, email: string): Promise<void> {
  const connection = connectionOf(networkOf(address));
  await Promise.allSettled([
    limit.refund('booking-day', networkOf(address), day),
    connection && limit.refund('booking-connection-day', connection, day),
    limit.refund('booking-address', addressHash(email), day),
    refundMail(limit, email),
    limit.refund('bookings-hour', 'all', hour),
    limit.refund('bookings-day', 'all', day),
  ]);
}

/** Counts a moved meeting. 429 above ten a day per email address, which gets an email about each move. */
export function countMove(limit: RateLimit, email: string): Promise<void> {
  return limit.consume('booking-move', addressHash(email), 10, day);
}
