import type { Env } from '../../platform/configuration/env';
import type { BookingRecord } from '../model';
import { createTimedEntries } from './createBookingOutbox';

/** The outbox of a booking whose guest did not attend: without the email after the meeting, unless it was sent. */
export const withoutFollowUp = ({ outbox }: BookingRecord) =>
  outbox.filter(({ kind, state }) => kind !== 'followUp' || state !== 'waiting');

/** The outbox of a booking whose guest did attend: with the email after the meeting, if its time is still to come. */
export function withFollowUp(booking: BookingRecord, env: Pick<Env, 'mailTo' | 'mailFrom'>) {
  const { outbox } = booking;
  if (outbox.some(({ kind }) => kind === 'followUp')) return outbox;
  return [...outbox, ...createTimedEntries(booking, env).filter(({ kind }) => kind === 'followUp')];
}
