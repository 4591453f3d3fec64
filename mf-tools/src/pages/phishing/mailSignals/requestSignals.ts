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
  const isFavour = requests.has('number') || (requests.has('favour') && (isPressed || requests.has('money')));
  const wants = requests.has('money') || requests.has('callback') || requests.has('prize') || isFavour;
  const reasons: Reason[] = [];
  if (isFavour)
    reasons.push(
      createReason(
        'favour',
        10,
        'A favour, right now',
        'It asks whether you are free before it says what for. That is how false orders from the boss begin.',
        marks('favour', 'number'),
      ),
    );
  if (requests.has('callback'))
    reasons.push(
      createReason(
        'callback',
        10,
        'Call this number',
        'The number leads to whoever sent this. Take one from your contract or from the card in your hand.',
        marks('callback'),
      ),
    );
  if (requests.has('code') && (requests.has('signIn') || requests.has('threat') || requests.has('hurry')))
    reasons.push(
      createReason(
        'code',
        15,
        'A code to scan',
        'A picture hides the link from every check, and moves you to a phone, where addresses are cut off.',
        marks('code'),
      ),
    );
  if (wants && senders && freeMailDomains.has(senders.domain))
    reasons.push(
      createReason(
        'fromFree',
        15,
        'Business from a free mailbox',
        `Anybody gets a mailbox at ${senders.domain} under any name. Whoever is meant has another address.`,
        [{ at: 'from.address', start: 0, end: senders.from.length }],
      ),
    );
  return reasons;
}
