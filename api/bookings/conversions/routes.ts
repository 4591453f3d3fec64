import type { Request } from 'express';
import type { Api } from '../../identity/access/Api';
import { addRoute } from '../../identity/access/addRoute';
import { anyone } from '../../identity/access/can';
import { classifySource } from '../../insights/origin/trafficSource';
import { recordGoal } from '../../insights/variants/recordGoal';
import { clientAddress, networkOf } from '../../platform/client/clientAddress';
import { duplicateKeyField } from '../../platform/db/duplicateKeyField';
import { newId } from '../../platform/db/newId';
import { oneLine } from '../../platform/http/sanitizeText';
import { currentSettings } from '../../settings/currentSettings';
import { initialSettings } from '../../settings/initial';
import { Booking, type BookingRecord } from '../model';
import { createConversion, type TrackedBooking, trackBooking } from './contract';
import { detectSource, getRequestDetails } from './conversionSource';
import { Conversion, type ConversionRecord } from './model';
import { shouldReportToAds } from './shouldReportToAds';

/** Conversions a day per network; more than any office reports. */
const MAX_PER_DAY = 300;

/** Conversions and the source of their visits. */
export function conversionRoutes(api: Api): void {
  const { env, rateLimit } = api;
  const limitRequests = async (req: Request) => {
    const network = networkOf(clientAddress(req, env.internalKey));
    await rateLimit.consume('conversion', network, 30, 60);
    // Records may be stored permanently, so no client may fill the disk with them.
    await rateLimit.consume('conversion-day', network, MAX_PER_DAY, 86_400);
  };

  addRoute(api, trackBooking, anyone, async ({ body, req }) => {
    await limitRequests(req);
    const record = await createBookingConversion(body, req, api);
    const isKnown = await isKnownBooking(record);
    const earlier = isKnown ? await saveOnce(record) : undefined;
    if (isKnown && !earlier) recordGoal(api, req, 'booking');
    const { source, medium, campaign, isPaid, gclid, class: kind, rule, isForAds } = earlier ?? record;
    return {
      success: true as const,
      trafficAnalysis: { source, medium, campaign, isPaid, gclid, class: kind, rule },
      shouldTrackGoogleAds: isKnown && isForAds && !earlier,
      ...(earlier && { duplicate: true }),
      isKnown,
    };
  });

  addRoute(api, createConversion, anyone, async ({ body, req }) => {
    await limitRequests(req);
    await Conversion.create([
      {
        _id: newId(),
        type: oneLine(body.conversionType).trim(),
        value: body.value ?? 0,
        isForAds: false,
        ...getRequestDetails(body.referrer, req, env),
        ...detectSource(body, env.publicOrigin),
      },
    ]);
    return { success: true as const };
  });
}

/**
 * Whether the booking exists. Bookings of an external service are only known to its page and are accepted if one is in
 * use.
 */
async function isKnownBooking({ bookingId }: NewConversion): Promise<boolean> {
  return Boolean(bookingId || ((await currentSettings()) ?? initialSettings).bookingProvider);
}

type NewConversion = Omit<ConversionRecord, 'createdAt' | 'updatedAt'>;

async function createBookingConversion(
  body: TrackedBooking,
  req: Request,
  { env }: Api,
): Promise<NewConversion> {
  const appointmentId = normalizeAppointmentId(oneLine(body.appointmentId).trim());
  const service = oneLine(body.service ?? '').trim();
  // A held booking does not count yet, and one that nobody confirmed or that was canceled is in no calendar.
  const booking = await Booking.findOne({ appointmentId, status: 'confirmed' })
    .select(['origin', 'heldUntil'])
    .lean<Pick<BookingRecord, '_id' | 'origin' | 'heldUntil'>>();
  // A booking confirmed by an emailed link is attributed to the visit that booked it, not to the email.
  const originalVisit = booking?.heldUntil && booking.origin?.last;
  const source = originalVisit
    ? classifySource(originalVisit, originalVisit.rule)
    : detectSource(body, env.publicOrigin);
  return {
    _id: `booking:${appointmentId}`,
    type: 'booking',
    appointmentId,
    value: 1,
    ...(booking && { bookingId: booking._id }),
    ...(service && { service }),
    isForAds: await shouldReport(source.isPaid),
    ...getRequestDetails(body.referrer, req, env),
    ...source,
  };
}

/** Our own IDs are case-insensitive; those of an external service are opaque. */
const normalizeAppointmentId = (appointmentId: string) =>
  /^eb-[\da-z]{8}$/i.test(appointmentId) ? appointmentId.toUpperCase() : appointmentId;

/** Saves a conversion. Returns the existing one if it was saved before. */
async function saveOnce(record: NewConversion): Promise<ConversionRecord | undefined> {
  try {
    await Conversion.create([record]);
    return undefined;
  } catch (error) {
    if (duplicateKeyField(error) !== '_id') throw error;
    return Conversion.findById(record._id).orFail().lean<ConversionRecord>();
  }
}

async function shouldReport(isPaid: boolean): Promise<boolean> {
  const { adsPolicy } = (await currentSettings()) ?? initialSettings;
  return shouldReportToAds(adsPolicy, isPaid);
}
