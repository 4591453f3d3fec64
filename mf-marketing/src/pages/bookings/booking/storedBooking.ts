import type { Booking } from '@site/api/bookings/contract';

/** A booking as this tab knows it right after it was made. */
export interface StoredBooking {
  booking: Booking;
  /** Opens, moves and cancels it; none where the link of the mail is to confirm it first. */
  token: string | null;
  /** The zone of the visitor's clock. */
  zone: string;
}

const nameOf = (appointmentId: string) => `booking:${appointmentId}`;

/** Keeps a booking in this tab, for the page that confirms it. Where storage is forbidden that page says less. */
export function storeBooking(stored: StoredBooking): void {
  try {
    sessionStorage.setItem(nameOf(stored.booking.appointmentId), JSON.stringify(stored));
  } catch {
    // The mail has it all.
  }
}

/** Keeps what became of a booking that this tab knows. */
export function storeChangedBooking(booking: Booking): void {
  const stored = storedBooking(booking.appointmentId);
  if (stored) storeBooking({ ...stored, booking });
}

export function storedBooking(appointmentId: string): StoredBooking | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(nameOf(appointmentId)) ?? '') ?? undefined;
  } catch {
    return undefined;
  }
}
