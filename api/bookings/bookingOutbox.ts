import type { Env } from '../platform/configuration/env';
import { newEntry, type OutboxEntry } from '../platform/outbox/outboxEntries';
import type { BookingMailKind, BookingRecord } from './model';

const dayMs = 86_400_000;

type Told = Pick<BookingRecord, 'appointmentId' | 'sequence' | 'email' | 'startAt' | 'status'>;

/**
 * The mails that a booking owes as it stands: while it is held, the one that confirms it; else to both sides at once, and to the guest a day before it begins, where
 * that is still to come. What it owed before a change is told by the newer ones.
 */
export function bookingOutbox(
  { appointmentId, sequence, email, startAt, status }: Told,
  { mailTo, mailFrom }: Pick<Env, 'mailTo' | 'mailFrom'>,
  now = Date.now(),
): OutboxEntry<BookingMailKind>[] {
  const mail = (kind: BookingMailKind, to: string) => {
    const name = `${appointmentId}.${sequence}.${kind}`.toLowerCase();
    return newEntry({ kind, to, messageId: `<${name}@${mailFrom.split('@').at(-1)}>` });
  };
  if (status === 'held') return [mail('confirm', email)];
  const dayBefore = new Date(startAt.getTime() - dayMs);
  const isReminded = status === 'confirmed' && dayBefore.getTime() > now;
  return [
    mail('team', mailTo),
    mail('guest', email),
    ...(isReminded ? [{ ...mail('reminder', email), nextAt: dayBefore, since: dayBefore }] : []),
  ];
}
