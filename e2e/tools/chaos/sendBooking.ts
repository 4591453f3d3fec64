import { exampleBookingDraft } from '@site/api/bookings/example';
import type { DeliveryRecord } from './DeliveryRecord';

const TIMEOUT_MS = 120_000;
const REQUEST_TIMEOUT_MS = 20_000;

/**
 * Books one time like a browser with retries: repeats the request with the same key until it is acknowledged or the
 * time is taken.
 */
export async function sendBooking(
  url: string,
  startAt: string,
  index: number,
  seed: number,
  record: DeliveryRecord,
): Promise<void> {
  const sender = `guest-${seed}-${index}@example.com`;
  const startedAt = performance.now();
  record.started++;
  for (let attempt = 0; performance.now() - startedAt < TIMEOUT_MS; attempt++) {
    if (attempt) record.retries++;
    const result = await tryOnce(url, { startAt, email: sender }, index, seed);
    if (result === 'taken') return void record.rejected.add(sender);
    if (result) return record.acknowledge(sender, result, performance.now() - startedAt);
    await new Promise((resolve) => setTimeout(resolve, Math.min(4_000, 250 * 2 ** attempt)));
  }
}

/** The number of the booking, `taken`, or undefined when the outcome is unknown. */
async function tryOnce(
  url: string,
  draft: { startAt: string; email: string },
  index: number,
  seed: number,
): Promise<string | undefined> {
  try {
    const response = await fetch(`${url}/api/bookings`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'Idempotency-Key': `chaos-booking-${seed}-${index}`,
        'X-Forwarded-For': `10.${seed % 250}.${Math.floor(index / 250)}.${1 + (index % 250)}`,
      },
      body: JSON.stringify(exampleBookingDraft(draft)),
      signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
    });
    const body = await response.json();
    if (response.status === 409 && body.code === 'taken') return 'taken';
    return response.ok && body.success === true ? body.booking.appointmentId : undefined;
  } catch {
    return undefined;
  }
}
