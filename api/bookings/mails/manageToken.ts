import { isSameSecret } from '../../platform/client/clientAddress';
import type { BookingRecord } from '../model';

type Sign = (text: string) => string;

/** The token of a booking's emailed link: its reference, signed. Not stored. */
export function createManageToken(
  sign: Sign,
  { _id, appointmentId }: Pick<BookingRecord, '_id' | 'appointmentId'>,
) {
  return `${appointmentId}.${sign(`booking:${_id}`)}`;
}

/** The booking reference in a token, not verified. */
export function parseAppointmentId(token: string): string {
  return token.split('.', 1)[0]?.toUpperCase() ?? '';
}

export function isManageToken(sign: Sign, token: string, booking: BookingRecord): boolean {
  return isSameSecret(token, createManageToken(sign, booking));
}

export function manageUrl(origin: string, token: string): string {
  return `${origin}/bookings/manage/${token}`;
}
