import { exampleEnquiry } from '@site/api/leads/enquiries/example';
import type { DeliveryRecord } from './DeliveryRecord';

const PATIENCE_MS = 120_000;
const ANSWER_LIMIT_MS = 20_000;

/** Sends one enquiry as a patient browser does: again under the same key until it is acknowledged. */
export async function sendEnquiry(
  url: string,
  index: number,
  seed: number,
  record: DeliveryRecord,
): Promise<void> {
  const sender = senderOf(index, seed);
  const began = performance.now();
  record.started++;
  for (let attempt = 0; performance.now() - began < PATIENCE_MS; attempt++) {
    if (attempt) record.retries++;
    const reference = await tryOnce(url, sender, index, seed);
    if (reference) return record.acknowledge(sender, reference, performance.now() - began);
    await new Promise((resolve) => setTimeout(resolve, Math.min(4_000, 250 * 2 ** attempt)));
  }
}

const senderOf = (index: number, seed: number) => `visitor-${seed}-${index}@example.com`;

/** Whether a text holds the address of a sender of that run. */
export const isOfRun = (text: string, seed: number) => text.includes(`visitor-${seed}-`);

async function tryOnce(url: string, email: string, index: number, seed: number): Promise<string | undefined> {
  try {
    const answer = await fetch(`${url}/api/contact`, {
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
      signal: AbortSignal.timeout(ANSWER_LIMIT_MS),
    });
    const body = await answer.json();
    return answer.ok && body.success === true ? body.reference : undefined;
  } catch {
    return undefined;
  }
}
