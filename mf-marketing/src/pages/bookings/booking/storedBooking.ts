import type { Booking } from '@site/api/bookings/contract';

/** A booking stored in this tab right after it was made. */
export interface StoredBooking {
  booking: Booking;
  /** The token that opens, moves and cancels it. Absent if the link in the email has to confirm it first. */
  token: string | null;
  /** The visitor's time zone. */
  zone: string;
}

const nameOf = (appointmentId: string) => `booking:${appointmentId}`;

/** Stores a booking in this tab for the confirmation page. Without storage that page shows less. */
export function storeBooking(stored: StoredBooking): void {
  try {
    sessionStorage.setItem(nameOf(stored.booking.appointmentId), JSON.stringify(stored));
  } catch {
    // The mail has it all.
  }
}

/** Updates the stored booking of this tab. */
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
