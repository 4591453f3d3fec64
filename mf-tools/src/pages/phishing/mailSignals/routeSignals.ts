import type { Reason } from '../analysis/Analysis';
import { mailingServices } from '../lists/wellKnown';
import { freeMailDomains, getRegisteredDomain, isSameProvider } from '../mail/mailDomains';
import { createReason, markAll } from './reason';
import type { Senders } from './senders';

export interface SenderContext {
  /** It was forwarded by a mailing list. */
  isList: boolean;
  /** It claims to have passed authentication for the From domain. */
  isVouched: boolean;
  /** The results are those of the Return-Path domain, so both signals have the same cause. */
  isReportedAlready: boolean;
}

/** Replies go to another domain. */
export function replyToSignal({ replyTo, domain }: Senders, { isList }: SenderContext): Reason | undefined {
  const other = getRegisteredDomain(replyTo);
  if (!replyTo || other === domain || isSameProvider(other, domain)) return undefined;
  if (freeMailDomains.has(other))
    return createReason(
      'replyTo',
      isList || mailingServices.has(domain) ? 10 : freeMailDomains.has(domain) ? 15 : 20,
      'Replies go somewhere else',
      'If you reply, the reply goes to a free mailbox, not to the sender.',
      [markAll('replyTo', replyTo)],
    );
  if (isList || mailingServices.has(other) || mailingServices.has(domain)) return undefined;
  return createReason(
    'replyTo',
    10,
    'Replies go somewhere else',
    `If you reply, the reply goes to ${other}, not to the sender.`,
    [markAll('replyTo', replyTo)],
  );
}

/** Firms use sending services: with authentication for the domain, another Return-Path says little. */
export function returnPathSignal(
  { returnPath, domain, ownDomain, isBroken }: Senders,
  { isList, isVouched, isReportedAlready }: SenderContext,
): Reason | undefined {
  const other = getRegisteredDomain(returnPath);
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
    isList || isVouched || isReportedAlready ? 5 : 15,
    'Bounces go to a different domain',
    `If it can’t be delivered, it returns to ${other}, not to ${domain || 'the sender'}.`,
    [markAll('returnPath', returnPath)],
  );
}
