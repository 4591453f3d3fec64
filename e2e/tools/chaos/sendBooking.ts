import { exampleBookingDraft } from '@site/api/bookings/example';
import type { DeliveryRecord } from './DeliveryRecord';

const PATIENCE_MS = 120_000;
const ANSWER_LIMIT_MS = 20_000;

/**
 * Books one time as a patient browser does: again under the same key until it is acknowledged, or told that somebody
 * else has the time.
 */
export async function sendBooking(
  url: string,
  startAt: string,
  index: number,
  seed: number,
  record: DeliveryRecord,
): Promise<void> {
  const sender = `guest-${seed}-${index}@example.com`;
  const began = performance.now();
  record.started++;
  for (let attempt = 0; performance.now() - began < PATIENCE_MS; attempt++) {
    if (attempt) record.retries++;
    const answer = await tryOnce(url, { startAt, email: sender }, index, seed);
    if (answer === 'taken') return void record.refused.add(sender);
    if (answer) return record.acknowledge(sender, answer, performance.now() - began);
    await new Promise((resolve) => setTimeout(resolve, Math.min(4_000, 250 * 2 ** attempt)));
  }
}

/** The number of the booking, `taken`, or nothing where it is not known what became of it. */
async function tryOnce(
  url: string,
  draft: { startAt: string; email: string },
  index: number,
  seed: number,
): Promise<string | undefined> {
  try {
    const answer = await fetch(`${url}/api/bookings`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'Idempotency-Key': `chaos-booking-${seed}-${index}`,
        'X-Forwarded-For': `10.${seed % 250}.${Math.floor(index / 250)}.${1 + (index % 250)}`,
      },
      body: JSON.stringify(exampleBookingDraft(draft)),
      signal: AbortSignal.timeout(ANSWER_LIMIT_MS),
    });
    const body = await answer.json();
    if (answer.status === 409 && body.code === 'taken') return 'taken';
    return answer.ok && body.success === true ? body.booking.appointmentId : undefined;
  } catch {
    return undefined;
  }
}
