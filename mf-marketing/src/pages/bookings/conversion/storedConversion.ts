import type { BookingTracked } from '@site/api/bookings/conversions/contract';

/** The stored record of a booking that was counted. */
export interface StoredConversion {
  appointmentId: string;
  service: string;
  conversion: BookingTracked;
}

const nameOf = (appointmentId: string) => `booking-conversion:${appointmentId}`;

export function storeConversion(conversion: StoredConversion): void {
  try {
    localStorage.setItem(nameOf(conversion.appointmentId), JSON.stringify(conversion));
  } catch {
    // The server knows it as well.
  }
}

export function isCounted(appointmentId: string): boolean {
  try {
    return localStorage.getItem(nameOf(appointmentId)) !== null;
  } catch {
    return false;
  }
}

/**
 * Runs a task while no other tab of this browser runs one for the same booking. Browsers without locks run it at
 * once.
 */
export async function withConversionLock(appointmentId: string, task: () => Promise<void>): Promise<void> {
  const locks: LockManager | undefined = navigator.locks;
  if (locks) await locks.request(nameOf(appointmentId), task);
  else await task();
}
