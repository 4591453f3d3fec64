import { mailingServices } from '../lists/wellKnown';
import type { Reason } from '../reading/Reading';
import { freeMail, isOneHouse, registeredOf } from './domains';
import { reason, whole } from './reason';
import type { Senders } from './senders';

export interface Standing {
  /** A mailing list passed it on. */
  isList: boolean;
  /** Somebody wrote into it that it passed for the name in From. */
  isVouched: boolean;
  /** The papers are those of the name failures go to: one stranger, not two. */
  isToldAlready: boolean;
}

/** Answers that go to somebody else. */
export function replySign({ replyTo, domain }: Senders, { isList }: Standing): Reason | undefined {
  const other = registeredOf(replyTo);
  if (!replyTo || other === domain || isOneHouse(other, domain)) return undefined;
  if (freeMail.has(other))
    return reason(
      'replyTo',
      isList || mailingServices.has(domain) ? 10 : freeMail.has(domain) ? 15 : 20,
      'Answers go somewhere else',
      'If you reply, the reply goes to a free mailbox, not to the sender.',
      [whole('replyTo', replyTo)],
    );
  if (isList || mailingServices.has(other) || mailingServices.has(domain)) return undefined;
  return reason(
    'replyTo',
    10,
    'Answers go somewhere else',
    `If you reply, the reply goes to ${other}, not to the sender.`,
    [whole('replyTo', replyTo)],
  );
}

/** Firms let others send for them: where somebody vouches for the name, that alone says little. */
export function returnSign(
  { returnPath, domain, ownDomain, isBroken }: Senders,
  { isList, isVouched, isToldAlready }: Standing,
): Reason | undefined {
  const other = registeredOf(returnPath);
  if (
    !returnPath ||
    isBroken ||
    [domain, ownDomain].includes(other) ||
    mailingServices.has(other) ||
    isOneHouse(other, domain)
  )
    return undefined;
  const label = domain.split('.')[0] ?? '';
  if (other.split('.')[0] === label || (label.length > 3 && returnPath.includes(label))) return undefined;
  return reason(
    'returnPath',
    isList || isVouched || isToldAlready ? 5 : 15,
    'Returns go to a stranger',
    `If it cannot be delivered it goes back to ${other}, not to ${domain || 'the sender'}.`,
    [whole('returnPath', returnPath)],
  );
}
