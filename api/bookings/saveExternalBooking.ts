import { markUnscored } from '../leads/score/scoreLeads';
import { oneLine } from '../platform/http/sanitizeText';
import { bookingWords } from './bookingWords';
import { currentPlan } from './calendar/currentPlan';
import { isTimeZone } from './calendar/localTime';
import { Booking, type BookingProvider } from './model';

/** A booking reported by an external service. */
export interface ExternalBooking {
  /** The service's ID, which its page also passes to the visitor. */
  id: string;
  isCancelled: boolean;
  /** ID of the booking that this one replaces. */
  replaces?: string;
  label: string;
  startAt: Date;
  endAt: Date;
  name: string;
  email: string;
  zone?: string;
}

/**
 * Stores a booking of an external service. Repeated events change nothing, and a canceled booking stays canceled in
 * whatever order events arrive. The service itself reserves the time and sends the emails.
 */
export async function saveExternalBooking(
  provider: BookingProvider,
  booking: ExternalBooking,
): Promise<void> {
  const record = await createRecord(provider, booking);
  if (booking.isCancelled) await cancelExternalBooking(provider, booking.id, record);
  else
    await Booking.updateOne(
      { _id: recordId(provider, booking.id) },
      { $setOnInsert: { ...record, status: 'confirmed' } },
      { upsert: true },
    );
  await markUnscored([booking.email]);
  if (!booking.isCancelled && booking.replaces) await cancelExternalBooking(provider, booking.replaces);
}

/** Without a record, cancels only a booking that exists. */
async function cancelExternalBooking(provider: BookingProvider, id: string, record?: object): Promise<void> {
  await Booking.updateOne(
    { _id: recordId(provider, id) },
    {
      $set: { status: 'cancelled', cancelledAt: new Date() },
      ...(record && { $setOnInsert: record }),
    },
    { upsert: Boolean(record) },
  );
}

const recordId = (provider: BookingProvider, id: string) => `${provider}:${cleanLine(id)}`;
const cleanLine = (text: string) => oneLine(text).trim().slice(0, 200);

async function createRecord(
  provider: BookingProvider,
  { id, label, startAt, endAt, name, email, zone }: ExternalBooking,
) {
  const { timeZone } = await currentPlan();
  const record = {
    appointmentId: cleanLine(id),
    provider,
    type: 'service',
    label: cleanLine(label),
    place: '',
    minutes: Math.round((endAt.getTime() - startAt.getTime()) / 60_000),
    startAt,
    endAt,
    timeZone,
    ...(zone && isTimeZone(zone) && { guestZone: zone }),
    name: cleanLine(name) || 'Guest',
    email: cleanLine(email),
    emailNorm: cleanLine(email).toLowerCase(),
    phone: '',
    sequence: 0,
    repeats: 0,
    requestHash: '',
    outbox: [],
    version: 1,
  };
  return { ...record, ...bookingWords(record) };
}
