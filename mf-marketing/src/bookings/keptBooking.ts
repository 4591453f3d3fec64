import type { Booking } from '@site/api/contract/bookings';

/** A booking as this tab knows it right after it was made. */
export interface KeptBooking {
  booking: Booking;
  /** Opens, moves and cancels it; none where the link of the mail is to confirm it first. */
  token: string | null;
  /** The zone of the visitor's clock. */
  zone: string;
}

const nameOf = (appointmentId: string) => `booking:${appointmentId}`;

/** Keeps a booking in this tab, for the page that confirms it. Where storage is forbidden that page says less. */
export function keepBooking(kept: KeptBooking): void {
  try {
    sessionStorage.setItem(nameOf(kept.booking.appointmentId), JSON.stringify(kept));
  } catch {
    // The mail has it all.
  }
}

/** Keeps what became of a booking that this tab knows. */
export function keepChanged(booking: Booking): void {
  const kept = keptBooking(booking.appointmentId);
  if (kept) keepBooking({ ...kept, booking });
}

export function keptBooking(appointmentId: string): KeptBooking | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(nameOf(appointmentId)) ?? '') ?? undefined;
  } catch {
    return undefined;
  }
}
