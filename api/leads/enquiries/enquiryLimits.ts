import { createHash } from 'node:crypto';
import { tooManyRequests } from '../../platform/errors/HttpError';
import { addressHash } from '../../platform/limits/addressHash';
import { refundMail } from '../../platform/limits/mailBudget';
import type { RateLimit } from '../../platform/limits/rateLimit';

const minute = 60;
const hour = 3600;

/** What tells enquiries apart: many people may share a network, and some of them a browser. */
export interface EnquirySource {
  network: string;
  agent: string;
  sender: string;
  message: string;
}

/**
 * Counts an enquiry by what it says, and by its sender, device and network. One is suspect where the same words came
 * twice before from its network within an hour, its sender wrote three times, its device five times in a minute or ten
 * in the hour, or its network thirty times. Past 60 an hour from a network, 429.
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

/** Takes the counts back: a repeat is no second enquiry of its sender, and one not stored was none at all. */
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

/** The letters of a message alone: a number or a sign more makes no other message of it. */
const messageKey = ({ network, message }: EnquirySource) =>
  hash(`${network}\n${message.toLowerCase().replace(/[^\p{L}]+/gu, ' ')}`);
