import { oneLine } from '../platform/http/plainText';
import { currentPlan } from './calendar/currentPlan';
import { isZone } from './calendar/localTime';
import { Booking, type BookingProvider } from './model';

/** What a service told of one booking. */
export interface ExternalBooking {
  /** The service's name for it, the same that its page hands to the visitor. */
  id: string;
  isCancelled: boolean;
  /** The booking that this one takes the place of. */
  replaces?: string;
  label: string;
  startAt: Date;
  endAt: Date;
  name: string;
  email: string;
  zone?: string;
}

/**
 * Keeps what a booking service told. Told twice it is as once, and what was cancelled stays so, in whichever order the
 * news come. The service holds the time and writes the mails.
 */
export async function saveExternalBooking(provider: BookingProvider, told: ExternalBooking): Promise<void> {
  if (told.isCancelled) return setCancelled(provider, told.id, await recordOf(provider, told));
  await Booking.updateOne(
    { _id: idOf(provider, told.id) },
    { $setOnInsert: { ...(await recordOf(provider, told)), status: 'confirmed' } },
    { upsert: true },
  );
  if (told.replaces) await setCancelled(provider, told.replaces);
}

/** Without a record only what is known already is cancelled. */
async function setCancelled(provider: BookingProvider, id: string, record?: object): Promise<void> {
  await Booking.updateOne(
    { _id: idOf(provider, id) },
    {
      $set: { status: 'cancelled', cancelledAt: new Date() },
      ...(record && { $setOnInsert: record }),
    },
    { upsert: Boolean(record) },
  );
}

const idOf = (provider: BookingProvider, id: string) => `${provider}:${line(id)}`;
const line = (text: string) => oneLine(text).trim().slice(0, 200);

async function recordOf(
  provider: BookingProvider,
  { id, label, startAt, endAt, name, email, zone }: ExternalBooking,
) {
  const { timeZone } = await currentPlan();
  return {
    ...{ appointmentId: line(id), provider, type: 'service', label: line(label), place: '' },
    ...{ minutes: Math.round((endAt.getTime() - startAt.getTime()) / 60_000), startAt, endAt, timeZone },
    ...(zone && isZone(zone) && { guestZone: zone }),
    ...{ name: line(name) || 'Guest', email: line(email), emailNorm: line(email).toLowerCase(), phone: '' },
    ...{ sequence: 0, repeats: 0, requestHash: '', outbox: [], version: 1 },
  };
}
