import type { Request } from 'express';
import mongoose from 'mongoose';
import type { Api } from '../../identity/access/Api';
import { addRoute } from '../../identity/access/addRoute';
import { anyone } from '../../identity/access/can';
import { judged } from '../../insights/origin/trafficSource';
import { reachGoal } from '../../insights/variants/reachGoal';
import { clientAddress, networkOf } from '../../platform/client/clientAddress';
import { duplicateKey } from '../../platform/db/duplicateKey';
import { newId } from '../../platform/db/newId';
import { oneLine } from '../../platform/http/plainText';
import { currentSettings } from '../../settings/currentSettings';
import { initialSettings } from '../../settings/initial';
import { Booking, type BookingRecord } from '../model';
import { createConversion, type TrackedBooking, trackBooking } from './contract';
import { mayHear } from './mayHear';
import { Conversion, type ConversionRecord } from './model';
import { circumstances, sourceOf } from './newConversion';

/** Of a network: more than any office tells. */
const MOST_OF_DAY = 300;

/** What counts as won, and where it came from. */
export function conversionRoutes(api: Api): void {
  const { env, rateLimit } = api;
  const mayTell = async (req: Request) => {
    const network = networkOf(clientAddress(req, env.internalKey));
    await rateLimit.allow('conversion', network, 30, 60);
    // Each may be kept for good: no address fills the disk with them.
    await rateLimit.allow('conversion-day', network, MOST_OF_DAY, 86_400);
  };

  addRoute(api, trackBooking, anyone, async ({ body, req }) => {
    await mayTell(req);
    const record = await bookingConversion(body, req, api);
    const isOne = await isBelieved(record);
    const earlier = isOne ? await keptOnce(record) : undefined;
    if (isOne && !earlier) reachGoal(api, req, 'booking');
    const { source, medium, campaign, isPaid, gclid, class: kind, rule, isForAds } = earlier ?? record;
    return {
      success: true as const,
      trafficAnalysis: { source, medium, campaign, isPaid, gclid, class: kind, rule },
      shouldTrackGoogleAds: isOne && isForAds && !earlier,
      ...(earlier && { duplicate: true }),
      isKnown: isOne,
    };
  });

  addRoute(api, createConversion, anyone, async ({ body, req }) => {
    await mayTell(req);
    await Conversion.create([
      {
        _id: newId(),
        type: oneLine(body.conversionType).trim(),
        value: body.value ?? 0,
        isForAds: false,
        ...circumstances(body.referrer, req, env),
        ...sourceOf(body, env.publicOrigin),
      },
    ]);
    return { success: true as const };
  });
}

/** Whether a booking is one: ours are known; of another service's only its page tells, where one is in use. */
async function isBelieved({ bookingId }: NewConversion): Promise<boolean> {
  return Boolean(bookingId || ((await currentSettings()) ?? initialSettings).bookingProvider);
}

type NewConversion = Omit<ConversionRecord, 'createdAt' | 'updatedAt'>;

async function bookingConversion(body: TrackedBooking, req: Request, { env }: Api): Promise<NewConversion> {
  const appointmentId = nameOf(oneLine(body.appointmentId).trim());
  const service = oneLine(body.service ?? '').trim();
  // One that is held is no booking yet.
  const isMade = mongoose.trusted({ $ne: 'held' as const });
  const booking = await Booking.findOne({ appointmentId, status: isMade })
    .select(['origin', 'heldUntil'])
    .lean<Pick<BookingRecord, '_id' | 'origin' | 'heldUntil'>>();
  // What was confirmed by the link of a mail was won by the visit that booked it, not by the mail.
  const wonBy = booking?.heldUntil && booking.origin?.last;
  const source = wonBy ? judged(wonBy, wonBy.rule) : sourceOf(body, env.publicOrigin);
  return {
    _id: `booking:${appointmentId}`,
    ...{ type: 'booking', appointmentId, value: 1 },
    ...(booking && { bookingId: booking._id }),
    ...(service && { service }),
    isForAds: await isForAds(source.isPaid),
    ...circumstances(body.referrer, req, env),
    ...source,
  };
}

/** Our own numbers are the same in small letters; what a service's names mean, it knows alone. */
const nameOf = (appointmentId: string) =>
  /^eb-[\da-z]{8}$/i.test(appointmentId) ? appointmentId.toUpperCase() : appointmentId;

/** The one that was kept before under the same name; none where this is the first. */
async function keptOnce(record: NewConversion): Promise<ConversionRecord | undefined> {
  try {
    await Conversion.create([record]);
    return undefined;
  } catch (error) {
    if (duplicateKey(error) !== '_id') throw error;
    return Conversion.findById(record._id).orFail().lean<ConversionRecord>();
  }
}

async function isForAds(isPaid: boolean): Promise<boolean> {
  const { adsPolicy } = (await currentSettings()) ?? initialSettings;
  return mayHear(adsPolicy, isPaid);
}
