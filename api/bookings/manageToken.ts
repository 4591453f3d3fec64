import { isSame } from '../platform/client/clientAddress';
import type { BookingRecord } from './model';

type Sign = (text: string) => string;

/** What the link of a booking's mails carries: the booking's number, signed. Kept nowhere. */
export function manageToken(
  sign: Sign,
  { _id, appointmentId }: Pick<BookingRecord, '_id' | 'appointmentId'>,
) {
  return `${appointmentId}.${sign(`booking:${_id}`)}`;
}

/** The number of the booking that a link is about, so far as it looks like one. */
export function appointmentIn(token: string): string {
  return token.split('.', 1)[0]?.toUpperCase() ?? '';
}

export function isTokenOf(sign: Sign, token: string, booking: BookingRecord): boolean {
  return isSame(token, manageToken(sign, booking));
}

export function manageUrl(origin: string, token: string): string {
  return `${origin}/bookings/manage/${token}`;
}
