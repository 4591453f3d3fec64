import { randomUUID } from 'node:crypto';
import type { Enquiry, EnquiryReceipt } from '@site/api/contract/enquiries';
import { exampleEnquiry } from '@site/api/example/enquiries';
import { newAddress } from './newAddress';
import type { SharedSite } from './sharedSite';

export interface SavedEnquiry extends Enquiry {
  reference: string;
}

/** Stores an enquiry through the public call, from a network and a sender of its own. */
export async function saveEnquiry(
  { url }: Pick<SharedSite, 'url'>,
  part: Partial<Enquiry> = {},
): Promise<SavedEnquiry> {
  const enquiry = newEnquiry(part);
  const answer = await fetch(`${url}/api/contact`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': newAddress() },
    body: JSON.stringify(enquiry),
  });
  if (!answer.ok) throw new Error(`storing an enquiry: ${answer.status} ${await answer.text()}`);
  return { ...enquiry, reference: ((await answer.json()) as EnquiryReceipt).reference };
}

/** An enquiry nobody else sends. */
export function newEnquiry(part: Partial<Enquiry> = {}): Enquiry {
  const id = randomUUID().slice(0, 8);
  return exampleEnquiry({
    email: `dana.${id}@example.com`,
    company: `Whitlow ${id}`,
    message: `We have outgrown our server (${id}).`,
    ...part,
  });
}
