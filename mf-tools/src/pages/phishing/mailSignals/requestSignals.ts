import type { Mark, Reason } from '../analysis/Analysis';
import { freeMailDomains } from '../mail/mailDomains';
import { createReason } from './reason';
import type { MailRequest } from './requestPatterns';
import type { Senders } from './senders';

/** Signals of requests without a link: a call, a favor, a QR code; and whether a firm would ask from this address. */
export function requestSignals(
  requests: ReadonlySet<MailRequest['id']>,
  marks: (...ids: MailRequest['id'][]) => Mark[],
  senders: Senders | undefined,
): Reason[] {
  const isPressed = requests.has('hurry') || requests.has('silence');
  const isFavor = requests.has('number') || (requests.has('favor') && (isPressed || requests.has('money')));
  const wants = requests.has('money') || requests.has('callback') || requests.has('prize') || isFavor;
  const reasons: Reason[] = [];
  if (isFavor)
    reasons.push(
      createReason(
        'favor',
        10,
        'An urgent favor',
        'It asks if you’re available before it says why. Fake messages from a boss often start this way.',
        marks('favor', 'number'),
      ),
    );
  if (requests.has('callback'))
    reasons.push(
      createReason(
        'callback',
        10,
        'Call this number',
        'The number belongs to the sender. Use one from your contract or your bank card.',
        marks('callback'),
      ),
    );
  if (requests.has('code') && (requests.has('signIn') || requests.has('threat') || requests.has('hurry')))
    reasons.push(
      createReason(
        'code',
        15,
        'A QR code',
        'The image hides the link from filters and moves you to a phone, where links are hard to check.',
        marks('code'),
      ),
    );
  if (wants && senders && freeMailDomains.has(senders.domain))
    reasons.push(
      createReason(
        'fromFree',
        15,
        'Business email from a free mailbox',
        `Anyone can open a mailbox at ${senders.domain} under any name. A real company uses its own domain.`,
        [{ at: 'from.address', start: 0, end: senders.from.length }],
      ),
    );
  return reasons;
}
