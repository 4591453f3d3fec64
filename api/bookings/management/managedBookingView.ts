import mongoose from 'mongoose';
import { nameOfTouch } from '../../insights/origin/nameOfTouch';
import { findContact } from '../../leads/contacts/contactMerges';
import { Enquiry, type EnquiryRecord } from '../../leads/enquiries/model';
import { maskEmail, maskName } from '../../leads/pipeline/leadView';
import { isUpcoming } from '../changeBooking';
import { Booking, type BookingRecord } from '../model';
import type { BookingSource, BookingState, BookingSummary, ManagedBookingDetails } from './contract';

const hidden = 'Hidden for your role.';
const mostOthers = 10;

/** A booking as lists show it. Personal details are masked for those who may not see them. */
export function toBookingSummary(booking: BookingRecord, canSeePersonal: boolean): BookingSummary {
  const { appointmentId, label, minutes, startAt, endAt, name, email, version, hostId, hostName } = booking;
  return {
    id: appointmentId,
    label,
    minutes,
    startAt: startAt.toISOString(),
    endAt: endAt.toISOString(),
    name: canSeePersonal ? name : maskName(name),
    email: canSeePersonal ? email : maskEmail(email),
    host: hostId ? { id: hostId, name: hostName ?? '' } : null,
    state: stateOf(booking),
    source: sourceOf(booking),
    version,
    masked: !canSeePersonal,
  };
}

/** A booking with its person's latest lead and other bookings. */
export async function readBookingDetails(
  booking: BookingRecord,
  canSeePersonal: boolean,
): Promise<ManagedBookingDetails> {
  const { emails } = await findContact(booking.emailNorm);
  const isTheirs = mongoose.trusted({ $in: emails });
  // One after the other, because this also runs within transactions, which do not support parallel operations.
  const lead = await Enquiry.findOne({ emailNorm: isTheirs })
    .sort({ createdAt: -1 })
    .select(['reference', 'status'])
    .lean<Pick<EnquiryRecord, 'reference' | 'status'>>();
  const others = await Booking.find({ emailNorm: isTheirs, _id: mongoose.trusted({ $ne: booking._id }) })
    .sort({ createdAt: -1 })
    .limit(mostOthers)
    .lean<BookingRecord[]>();
  return {
    ...toBookingFields(booking, canSeePersonal),
    lead: lead && { reference: lead.reference, status: lead.status },
    others: others.map((other) => ({
      id: other.appointmentId,
      label: other.label,
      startAt: other.startAt.toISOString(),
      state: stateOf(other),
    })),
  };
}

/** The fields of a booking that are its own. */
export function toBookingFields(
  booking: BookingRecord,
  canSeePersonal: boolean,
): Omit<ManagedBookingDetails, 'lead' | 'others'> {
  const { type, place, timeZone, phone, note, origin, cancelReason } = booking;
  const mask = (text: string | undefined) => (text ? (canSeePersonal ? text : hidden) : null);
  const last = origin?.last;
  return {
    ...toBookingSummary(booking, canSeePersonal),
    type,
    place,
    link: booking.link ?? null,
    answers: (booking.answers ?? []).map(({ question, answer }) => ({
      question,
      answer: mask(answer) ?? '',
    })),
    timeZone,
    guestZone: booking.guestZone ?? null,
    phone: canSeePersonal || !phone ? phone : `…${phone.replace(/\D/g, '').slice(-2)}`,
    note: mask(note),
    subject: booking.subject ?? null,
    landing: booking.landing ?? null,
    partner: booking.partner ?? null,
    visit: last ? nameOfTouch(last) : null,
    createdAt: booking.createdAt.toISOString(),
    createdBy: booking.createdBy ?? null,
    canceledAt: booking.cancelledAt?.toISOString() ?? null,
    cancelReason: mask(cancelReason),
    isChangeable: isOwn(booking) && isUpcoming(booking),
    isPast: hasBegun(booking),
    mails: booking.outbox.map(({ kind, to, state, nextAt, sentAt }) => ({
      kind,
      to: canSeePersonal || kind === 'team' ? to : maskEmail(to),
      state,
      nextTryAt: nextAt?.toISOString() ?? null,
      sentAt: sentAt?.toISOString() ?? null,
    })),
  };
}

/** Whether this site holds the calendar, and not an external service. */
export const isOwn = ({ provider }: Pick<BookingRecord, 'provider'>) =>
  provider === 'site' || provider === 'team';

export const hasBegun = ({ status, startAt }: Pick<BookingRecord, 'status' | 'startAt'>) =>
  status === 'confirmed' && startAt.getTime() <= Date.now();

function stateOf({ status, noShowAt }: BookingRecord): BookingState {
  if (status === 'cancelled') return 'canceled';
  return noShowAt ? 'no_show' : status;
}

function sourceOf({ provider, origin }: BookingRecord): BookingSource {
  if (provider !== 'site') return provider;
  return origin?.last?.class ?? 'unknown';
}
