import type { Env } from '../platform/configuration/env';
import { newOutboxEntry, type OutboxEntry } from '../platform/outbox/outboxEntries';
import type { BookingMailKind, BookingRecord } from './model';

const dayMs = 86_400_000;

type BookingState = Pick<
  BookingRecord,
  'appointmentId' | 'sequence' | 'email' | 'startAt' | 'status' | 'hostEmail'
>;

/**
 * The outbox entries of a booking in its current state. While it is held, only the request to confirm it; otherwise an
 * email to the team, one to its host, one to the guest, and a reminder a day before it begins if that is in the future.
 * They replace the pending entries of the previous state.
 */
export function createBookingOutbox(
  { appointmentId, sequence, email, startAt, status, hostEmail: host }: BookingState,
  { mailTo, mailFrom }: Pick<Env, 'mailTo' | 'mailFrom'>,
  /** The email address of the host that it was reassigned from. */
  formerHost?: string,
  now = Date.now(),
): OutboxEntry<BookingMailKind>[] {
  const mail = (kind: BookingMailKind, to: string) => {
    const name = `${appointmentId}.${sequence}.${kind}`.toLowerCase();
    return newOutboxEntry({ kind, to, messageId: `<${name}@${mailFrom.split('@').at(-1)}>` });
  };
  if (status === 'held') return [mail('confirm', email)];
  const dayBefore = new Date(startAt.getTime() - dayMs);
  const isReminded = status === 'confirmed' && dayBefore.getTime() > now;
  return [
    mail('team', mailTo),
    // The team's address may be the host's own.
    ...(host && host !== mailTo ? [mail('host', host)] : []),
    ...(formerHost && formerHost !== mailTo ? [mail('formerHost', formerHost)] : []),
    mail('guest', email),
    ...(isReminded ? [{ ...mail('reminder', email), nextAt: dayBefore, since: dayBefore }] : []),
  ];
}
