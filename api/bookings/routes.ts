import type { Request } from 'express';
import { findLandingReferral } from '../content/landingPages/publishedLandings';
import type { Api } from '../identity/access/Api';
import { addRoute } from '../identity/access/addRoute';
import { anyone } from '../identity/access/can';
import { limitLinkAttempts, linkExpired } from '../identity/access/linkExpired';
import { notifyTeam } from '../notifications/notifyTeam';
import { clientAddress, networkOf } from '../platform/client/clientAddress';
import { createLinkSigner } from '../platform/configuration/createLinkSigner';
import { badRequest, unprocessable } from '../platform/errors/HttpError';
import { idempotencyKey } from '../platform/http/idempotencyKey';
import { oneLine } from '../platform/http/sanitizeText';
import { getSender } from '../settings/getSender';
import { type BookingCount, countBooking, countMove, revertBookingCount } from './bookingLimits';
import { bookingView } from './bookingView';
import {
  type HostCalendar,
  isOfferedByAny,
  rankCalendars,
  readCalendar,
  readHostCalendars,
} from './calendar/availability';
import { currentPlan, findMeetingType } from './calendar/currentPlan';
import { cancel, confirm, moveTo } from './changeBooking';
import { checkAnswers } from './checkAnswers';
import {
  type BookingDraft,
  cancelBooking,
  confirmBooking,
  createBooking,
  getCalendar,
  type MeetingType,
  moveBooking,
  verifyBooking,
} from './contract';
import { createBookingRecord } from './createBookingRecord';
import { needsConfirmation } from './holds';
import { createManageToken, isManageToken, parseAppointmentId } from './mails/manageToken';
import { Booking, type BookingRecord } from './model';
import { saveBooking } from './saveBooking';

const slowOptions = { deadline: 14.5 };

/** Booking of meetings by visitors. */
export function bookingRoutes(api: Api): void {
  const { env, rateLimit } = api;
  const getNetwork = (req: Request) => networkOf(clientAddress(req, env.internalKey));

  addRoute(api, getCalendar, anyone, async ({ query, req, res }) => {
    res.set('Cache-Control', 'no-store');
    await rateLimit.consume('calendar', getNetwork(req), 120, 60);
    const plan = await currentPlan();
    const type = query.type ? findMeetingType(plan, query.type) : plan.types[0];
    if (!type) throw badRequest('This meeting type doesn’t exist.');
    return readCalendar(plan, type);
  });

  addRoute(
    api,
    createBooking,
    anyone,
    async ({ body, req, res }) => {
      res.set('Cache-Control', 'no-store');
      const address = clientAddress(req, env.internalKey);
      const count = await countBooking(rateLimit, address, body.email);
      try {
        const booking = await book(api, body, req, count);
        if (booking.repeats) void revertBookingCount(rateLimit, address, body.email);
        api.onMailQueued();
        const view = bookingView(booking, await getSender(env));
        // Only the recipient of the email may confirm a held booking.
        const token = booking.status === 'held' ? null : createManageToken(createLinkSigner(env), booking);
        return { success: true as const, booking: view, token };
      } catch (error) {
        void revertBookingCount(rateLimit, address, body.email);
        throw error;
      }
    },
    slowOptions,
  );
  manageRoutes(api);
}

async function book(
  { env }: Api,
  draft: BookingDraft,
  req: Request,
  count: BookingCount,
): Promise<BookingRecord> {
  const plan = await currentPlan();
  const type = findMeetingType(plan, draft.type);
  if (!type) throw badRequest('Please choose a meeting type.', { type: 'Please choose a meeting type.' });
  const answers = checkAnswers(type.questions, draft.answers);
  const landing = await findLandingReferral(draft.origin?.page, draft.origin?.landing);
  const calendars = await readHostCalendars(plan, type);
  const isHeld = await needsConfirmation(plan, type, calendars, count);
  const key = idempotencyKey(req);
  const create = (host: HostCalendar['fields']) =>
    createBookingRecord({ draft, answers, type, plan, host, key, isHeld, req, env, landing });
  const { _id, startAt } = create({});
  // A repeated request is accepted even if the minimum notice has passed since.
  const exists = await Booking.exists({ _id });
  if (!exists) assertOffered(calendars, type, startAt);
  const booking = await saveBooking(create, rankCalendars(calendars, type, startAt.getTime()));
  if (booking.status === 'held') await notifyTeam(env, 'many bookings', String(count.inHour));
  return booking;
}

/** Viewing, moving, confirming and cancelling by the emailed link. */
function manageRoutes(api: Api): void {
  const { env } = api;
  const isOriginRequired = true as const;

  addRoute(
    api,
    verifyBooking,
    anyone,
    async ({ body, req, res }) => {
      res.set('Cache-Control', 'no-store');
      const booking = await findBookingByToken(api, body.token, req);
      const plan = await currentPlan();
      const type = getBookedType(booking);
      const calendar = await readCalendar({ ...plan, types: [type] }, type, { moved: booking });
      return { booking: bookingView(booking, await getSender(env)), calendar };
    },
    { isOriginRequired },
  );

  addRoute(
    api,
    moveBooking,
    anyone,
    async ({ body, req }) => {
      const booking = await findBookingByToken(api, body.token, req);
      const plan = await currentPlan();
      const startAt = new Date(body.startAt);
      const type = getBookedType(booking);
      const calendars = await readHostCalendars(plan, type, { moved: booking });
      assertOffered(calendars, type, startAt);
      await countMove(api.rateLimit, booking.email);
      const ranked = rankCalendars(calendars, type, startAt.getTime(), booking.hostId);
      const moved = await moveTo(env, booking._id, startAt, ranked);
      api.onMailQueued();
      return bookingView(moved, await getSender(env));
    },
    { ...slowOptions, isOriginRequired },
  );

  addRoute(
    api,
    confirmBooking,
    anyone,
    async ({ body, req }) => {
      const { _id } = await findBookingByToken(api, body.token, req);
      const confirmed = await confirm(env, _id);
      api.onMailQueued();
      return bookingView(confirmed, await getSender(env));
    },
    { ...slowOptions, isOriginRequired },
  );

  addRoute(
    api,
    cancelBooking,
    anyone,
    async ({ body, req }) => {
      const { _id } = await findBookingByToken(api, body.token, req);
      const cancelled = await cancel(env, _id, oneLine(body.reason ?? '').trim());
      api.onMailQueued();
      return bookingView(cancelled, await getSender(env));
    },
    { ...slowOptions, isOriginRequired },
  );
}

function assertOffered(calendars: HostCalendar[], type: MeetingType, startAt: Date): void {
  if (isOfferedByAny(calendars, type, startAt.getTime())) return;
  throw unprocessable('not_offered', 'This time is no longer available. Please choose another.');
}

/** The meeting type as booked, even if the settings have changed since. */
function getBookedType({ type, label, minutes, place }: BookingRecord): MeetingType {
  return { slug: type, label, minutes, place, text: '', questions: [] };
}

/** The booking of a link. One error for every kind of invalid link. */
async function findBookingByToken(api: Api, token: string, req: Request): Promise<BookingRecord> {
  await limitLinkAttempts(api, req);
  const booking = await Booking.findOne({ appointmentId: parseAppointmentId(token) }).lean<BookingRecord>();
  if (!booking || !isManageToken(createLinkSigner(api.env), token, booking)) throw linkExpired();
  return booking;
}
