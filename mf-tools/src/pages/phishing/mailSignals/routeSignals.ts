import type { Reason } from '../analysis/Analysis';
import { mailingServices } from '../lists/wellKnown';
import { freeMail, isSameProvider, registeredDomain } from '../mail/mailDomains';
import { createReason, wholeMark } from './reason';
import type { Senders } from './senders';

export interface SenderContext {
  /** A mailing list passed it on. */
  isList: boolean;
  /** Somebody wrote into it that it passed for the name in From. */
  isVouched: boolean;
  /** The papers are those of the name failures go to: one stranger, not two. */
  isToldAlready: boolean;
}

/** Answers that go to somebody else. */
export function replyToSignal({ replyTo, domain }: Senders, { isList }: SenderContext): Reason | undefined {
  const other = registeredDomain(replyTo);
  if (!replyTo || other === domain || isSameProvider(other, domain)) return undefined;
  if (freeMail.has(other))
    return createReason(
      'replyTo',
      isList || mailingServices.has(domain) ? 10 : freeMail.has(domain) ? 15 : 20,
      'Answers go somewhere else',
      'If you reply, the reply goes to a free mailbox, not to the sender.',
      [wholeMark('replyTo', replyTo)],
    );
  if (isList || mailingServices.has(other) || mailingServices.has(domain)) return undefined;
  return createReason(
    'replyTo',
    10,
    'Answers go somewhere else',
    `If you reply, the reply goes to ${other}, not to the sender.`,
    [wholeMark('replyTo', replyTo)],
  );
}

/** Firms let others send for them: where somebody vouches for the name, that alone says little. */
export function returnPathSignal(
  { returnPath, domain, ownDomain, isBroken }: Senders,
  { isList, isVouched, isToldAlready }: SenderContext,
): Reason | undefined {
  const other = registeredDomain(returnPath);
  if (
    !returnPath ||
    isBroken ||
    [domain, ownDomain].includes(other) ||
    mailingServices.has(other) ||
    isSameProvider(other, domain)
  )
    return undefined;
  const label = domain.split('.')[0] ?? '';
  if (other.split('.')[0] === label || (label.length > 3 && returnPath.includes(label))) return undefined;
  return createReason(
    'returnPath',
    isList || isVouched || isToldAlready ? 5 : 15,
    'Returns go to a stranger',
    `If it cannot be delivered it goes back to ${other}, not to ${domain || 'the sender'}.`,
    [wholeMark('returnPath', returnPath)],
  );
}
