import { createHash } from 'node:crypto';
import { tooManyRequests } from '../../platform/errors/HttpError';
import { addressHash } from '../../platform/limits/addressHash';
import { refundMail } from '../../platform/limits/mailBudget';
import type { RateLimit } from '../../platform/limits/rateLimit';

const minute = 60;
const hour = 3600;

/** What enquiries are counted by. Many people may share a network, and some of them a browser. */
export interface EnquirySource {
  network: string;
  agent: string;
  sender: string;
  message: string;
}

/**
 * Counts an enquiry by message, sender, device and network. Resolves with true when it is over a limit: the third of the
 * same message from a network within an hour, the fourth of a sender, the sixth of a device in a minute or its eleventh
 * in an hour, or the 31st of a network. 429 beyond 60 per hour from one network.
 */
export async function countEnquiry(limit: RateLimit, from: EnquirySource): Promise<boolean> {
  const { network, sender } = from;
  const device = deviceKey(from);
  const [byNetwork, bySender, inMinute, byDevice, byWords] = await Promise.all([
    limit.hit('contact-hour', network, hour),
    limit.hit('contact-sender', addressHash(sender), hour),
    limit.hit('contact-device-minute', device, minute),
    limit.hit('contact-device', device, hour),
    limit.hit('contact-words', messageKey(from), hour),
  ]);
  if (byNetwork.count > 60) {
    throw tooManyRequests(
      byNetwork.resetsIn,
      'We have received many messages from your network. Please call us, or try later.',
    );
  }
  return (
    byWords.count > 2 ||
    bySender.count > 3 ||
    inMinute.count > 5 ||
    byDevice.count > 10 ||
    byNetwork.count > 30
  );
}

/** Refunds the counts of an enquiry that was a repeat or was not stored. */
export async function refundEnquiry(limit: RateLimit, from: EnquirySource, wasStored: boolean) {
  const refunds = [
    limit.refund('contact-sender', addressHash(from.sender), hour),
    limit.refund('contact-words', messageKey(from), hour),
    refundMail(limit, from.sender),
  ];
  if (!wasStored)
    refunds.push(
      limit.refund('contact-hour', from.network, hour),
      limit.refund('contact-device-minute', deviceKey(from), minute),
      limit.refund('contact-device', deviceKey(from), hour),
    );
  await Promise.allSettled(refunds);
}

const hash = (text: string) => createHash('sha256').update(text).digest('base64url');

const deviceKey = ({ network, agent }: EnquirySource) => hash(`${network}\n${agent}`);

/** Uses only the letters of a message, so that added digits or punctuation do not make it a different one. */
const messageKey = ({ network, message }: EnquirySource) =>
  hash(`${network}\n${message.toLowerCase().replace(/[^\p{L}]+/gu, ' ')}`);
