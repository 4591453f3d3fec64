import { addressHash } from '../../http/addressHash';
import { refundMail } from '../../http/mailBudget';
import { tooMany } from '../../http/Refusal';
import type { RateLimit } from '../../http/rateLimit';

const minute = 60;
const hour = 3600;

/**
 * Counts an enquiry by network and by sender. Above 5 a minute or 20 an hour from a network, or 3 an hour
 * from a sender, it is suspect; past 60 an hour from a network, 429.
 */
export async function countEnquiry(limit: RateLimit, network: string, sender: string): Promise<boolean> {
  const [inMinute, inHour, bySender] = await Promise.all([
    limit.hit('contact-minute', network, minute),
    limit.hit('contact-hour', network, hour),
    limit.hit('contact-sender', addressHash(sender), hour),
  ]);
  if (inHour.count > 60) {
    throw tooMany(
      inHour.resetsIn,
      'We have received many messages from your network. Please call us, or try later.',
    );
  }
  return inMinute.count > 5 || inHour.count > 20 || bySender.count > 3;
}

/** Takes the counts back: a repeat is no second enquiry of its sender, and one not stored was none at all. */
export async function uncountEnquiry(limit: RateLimit, network: string, sender: string, wasStored: boolean) {
  const refunds = [limit.refund('contact-sender', addressHash(sender), hour), refundMail(limit, sender)];
  if (!wasStored)
    refunds.push(
      limit.refund('contact-minute', network, minute),
      limit.refund('contact-hour', network, hour),
    );
  await Promise.allSettled(refunds);
}
