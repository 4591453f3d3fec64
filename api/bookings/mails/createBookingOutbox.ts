import type { Env } from '../../platform/configuration/env';
import { newMessageId, newOutboxEntry, type OutboxEntry } from '../../platform/outbox/outboxEntries';
import type { BookingMailKind, BookingRecord } from '../model';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

type BookingState = Pick<
  BookingRecord,
  'appointmentId' | 'sequence' | 'email' | 'startAt' | 'endAt' | 'status' | 'hostEmail' | 'emails'
>;
type MailEnv = Pick<Env, 'mailTo' | 'mailFrom'>;
type Entry = OutboxEntry<BookingMailKind>;

/**
 * The outbox entries of a booking in its current state. While it is held, only the request to confirm it; otherwise an
 * email to the team, one to its host, one to the guest, and those around the meeting that are still to come. They
 * replace the pending entries of the previous state.
 */
export function createBookingOutbox(
  booking: BookingState,
  env: MailEnv,
  /** The email address of the host that it was reassigned from. */
  formerHost?: string,
  now = Date.now(),
): Entry[] {
  const { email, status, hostEmail: host } = booking;
  const { mailTo } = env;
  const mail = (kind: BookingMailKind, to: string) => createEntry(booking, env, kind, to);
  if (status === 'held') return [mail('confirm', email)];
  return [
    mail('team', mailTo),
    // The team's address may be the host's own.
    ...(host && host !== mailTo ? [mail('host', host)] : []),
    ...(formerHost && formerHost !== mailTo ? [mail('formerHost', formerHost)] : []),
    mail('guest', email),
    ...(status === 'confirmed' ? createTimedEntries(booking, env, now) : []),
  ];
}

/** The emails to the guest around a confirmed meeting whose time is still to come. */
export function createTimedEntries(booking: BookingState, env: MailEnv, now = Date.now()): Entry[] {
  const { startAt, endAt, email } = booking;
  const { isDayBefore, isHourBefore, followUp } = booking.emails ?? {
    isDayBefore: true,
    isHourBefore: false,
    followUp: '',
  };
  const begins = startAt.getTime();
  const timed: { kind: BookingMailKind; isWanted: boolean; at: number; until: number }[] = [
    { kind: 'reminder', isWanted: isDayBefore, at: begins - dayMs, until: begins - dayMs / 2 },
    { kind: 'hourReminder', isWanted: isHourBefore, at: begins - hourMs, until: begins },
    {
      kind: 'followUp',
      isWanted: Boolean(followUp),
      at: endAt.getTime() + hourMs,
      until: endAt.getTime() + 3 * dayMs,
    },
  ];
  return timed
    .filter(({ isWanted, at }) => isWanted && at > now)
    .map(({ kind, at, until }) => {
      const due = new Date(at);
      return { ...createEntry(booking, env, kind, email), nextAt: due, since: due, until: new Date(until) };
    });
}

function createEntry(
  { appointmentId, sequence }: BookingState,
  env: MailEnv,
  kind: BookingMailKind,
  to: string,
): Entry {
  const messageId = newMessageId(`${appointmentId}.${sequence}.${kind}`, env);
  return newOutboxEntry({ kind, to, messageId });
}
