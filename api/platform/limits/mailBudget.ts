import { tooManyRequests } from '../errors/HttpError';
import { addressHash } from './addressHash';
import type { RateLimit } from './rateLimit';

const day = 86_400;
/** Maximum emails of all kinds that visitors can trigger to one mailbox in a day. */
const MOST = 10;

/** Counts an email to an unverified mailbox. Returns whether it may be sent. */
export async function isMailAllowed(limit: RateLimit, email: string): Promise<boolean> {
  const { count } = await limit.hit('mailbox', addressHash(email), day);
  return count <= MOST;
}

/** Counts an email to an unverified mailbox. Throws 429 above the daily limit. */
export async function assertMailAllowed(limit: RateLimit, email: string): Promise<void> {
  const { count, resetsIn } = await limit.hit('mailbox', addressHash(email), day);
  if (count > MOST)
    throw tooManyRequests(
      resetsIn,
      'We’ve reached the daily limit of emails to this address. Call us, or try again tomorrow.',
    );
}

/** Undoes the count of an email that is not sent. */
export const refundMail = (limit: RateLimit, email: string) =>
  limit.refund('mailbox', addressHash(email), day);
