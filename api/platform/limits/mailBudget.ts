import { tooManyRequests } from '../errors/HttpError';
import { addressHash } from './addressHash';
import type { RateLimit } from './rateLimit';

const day = 86_400;
/** Mails of all kinds that strangers can have sent to one mailbox in a day. */
const MOST = 10;

/** Counts a mail that somebody asked for without proving that the mailbox is theirs; whether it may be sent. */
export async function isMailAllowed(limit: RateLimit, email: string): Promise<boolean> {
  const { count } = await limit.hit('mailbox', addressHash(email), day);
  return count <= MOST;
}

/** Counts such a mail; 429 where the mailbox had enough today. */
export async function assertMailAllowed(limit: RateLimit, email: string): Promise<void> {
  const { count, resetsIn } = await limit.hit('mailbox', addressHash(email), day);
  if (count > MOST)
    throw tooManyRequests(
      resetsIn,
      'This mailbox has been sent enough mails today. Please call us, or try tomorrow.',
    );
}

/** Takes the count back of a mail that is not sent. */
export const refundMail = (limit: RateLimit, email: string) =>
  limit.refund('mailbox', addressHash(email), day);
