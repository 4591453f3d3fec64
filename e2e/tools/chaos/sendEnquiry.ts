import { exampleEnquiry } from '@site/api/leads/enquiries/example';
import type { DeliveryRecord } from './DeliveryRecord';

const TIMEOUT_MS = 120_000;
const REQUEST_TIMEOUT_MS = 20_000;

/** Sends one enquiry like a browser with retries: repeats the request with the same key until it is acknowledged. */
export async function sendEnquiry(
  url: string,
  index: number,
  seed: number,
  record: DeliveryRecord,
): Promise<void> {
  const sender = senderOf(index, seed);
  const startedAt = performance.now();
  record.started++;
  for (let attempt = 0; performance.now() - startedAt < TIMEOUT_MS; attempt++) {
    if (attempt) record.retries++;
    const reference = await tryOnce(url, sender, index, seed);
    if (reference) return record.acknowledge(sender, reference, performance.now() - startedAt);
    await new Promise((resolve) => setTimeout(resolve, Math.min(4_000, 250 * 2 ** attempt)));
  }
}

const senderOf = (index: number, seed: number) => `visitor-${seed}-${index}@example.com`;

/** Whether a text contains the address of a sender of this run. */
export const isOfRun = (text: string, seed: number) => text.includes(`visitor-${seed}-`);

async function tryOnce(url: string, email: string, index: number, seed: number): Promise<string | undefined> {
  try {
    const response = await fetch(`${url}/api/contact`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'Idempotency-Key': `chaos-${seed}-${index}`,
        'X-Forwarded-For': `10.${seed % 250}.${Math.floor(index / 250)}.${1 + (index % 250)}`,
      },
      body: JSON.stringify(
        exampleEnquiry({
          email,
          company: `Chaos ${seed} ${index}`,
          message: `Enquiry ${index} of a run with seed ${seed}.`,
        }),
      ),
      signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
    });
    const body = await response.json();
    return response.ok && body.success === true ? body.reference : undefined;
  } catch {
    return undefined;
  }
}
