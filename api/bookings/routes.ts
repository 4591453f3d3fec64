import type { Request } from 'express';
import { findLandingReferral } from '../content/landingPages/publishedLandings';
import type { Api } from '../identity/access/Api';
import { addRoute } from '../identity/access/addRoute';
import { anyone } from '../identity/access/can';
import { limitLinkAttempts, linkExpired } from '../identity/access/linkExpired';
import { notifyTeam } from '../notifications/notifyTeam';
import { clientAddress, networkOf } from '../platform/client/clientAddress';
import { linkSigner } from '../platform/configuration/linkSigner';
import { badRequest, unprocessable } from '../platform/errors/HttpError';
import { idempotencyKey } from '../platform/http/idempotencyKey';
import { oneLine } from '../platform/http/plainText';
import type { BookingPlan } from '../settings/bookingPlan';
import { letterheadOf } from '../settings/letterhead';
import { type BookingCount, countBooking, countMove, uncountBooking } from './bookingLimits';
import { bookingView } from './bookingView';
import { currentPlan, typeIn } from './calendar/currentPlan';
import { reservedCells } from './calendar/reserveCells';
import { calendarDays, isOffered } from './calendar/slots';
import { cancel, confirm, moveTo } from './changeBooking';
import {
  type BookingDraft,
  type Calendar,
  cancelBooking,
  confirmBooking,
  createBooking,
  getCalendar,
  type MeetingType,
  moveBooking,
  verifyBooking,
} from './contract';
import { isHeldBack } from './holding';
import { appointmentIn, isTokenOf, manageToken } from './manageToken';
import { Booking, type BookingRecord } from './model';
import { newBooking } from './newBooking';
import { saveBooking } from './saveBooking';

const slow = { deadline: 14.5 };

/** Meetings that visitors book. */
export function bookingRoutes(api: Api): void {
  const { env, rateLimit } = api;
  const networkIn = (req: Request) => networkOf(clientAddress(req, env.internalKey));

  addRoute(api, getCalendar, anyone, async ({ query, req, res }) => {
    res.set('Cache-Control', 'no-store');
    await rateLimit.allow('calendar', networkIn(req), 120, 60);
    const plan = await currentPlan();
    const type = query.type ? typeIn(plan, query.type) : plan.types[0];
    if (!type) throw badRequest('There is no such kind of meeting.');
    return calendarOf(plan, type);
  });

  addRoute(
    api,
    createBooking,
    anyone,
    async ({ body, req, res }) => {
      res.set('Cache-Control', 'no-store');
      const network = networkIn(req);
      const count = await countBooking(rateLimit, network, body.email);
      try {
        const booking = await book(api, body, req, count);
        if (booking.repeats) void uncountBooking(rateLimit, network, body.email);
        api.onMailWaiting();
        const view = bookingView(booking, await letterheadOf(env));
        // Only the mail's reader may confirm what is held.
        const token = booking.status === 'held' ? null : manageToken(linkSigner(env), booking);
        return { success: true as const, booking: view, token };
      } catch (error) {
        void uncountBooking(rateLimit, network, body.email);
        throw error;
      }
    },
    slow,
  );
  managedRoutes(api);
}

async function book(
  { env }: Api,
  draft: BookingDraft,
  req: Request,
  count: BookingCount,
): Promise<BookingRecord> {
  const plan = await currentPlan();
  const type = typeIn(plan, draft.type);
  if (!type) throw badRequest('Please choose what it is about.', { type: 'Please choose what it is about.' });
  const behind = await findLandingReferral(draft.origin?.page, draft.origin?.landing);
  const isHeld = await isHeldBack(plan, type, count);
  const record = newBooking({ draft, type, plan, key: idempotencyKey(req), isHeld, req, env, behind });
  // Who repeats a booking after its notice has run out is told that it is kept.
  const isKept = await Booking.exists({ _id: record._id });
  if (!isKept) mustBeOffered(plan, type, record.startAt);
  const booking = await saveBooking(record, plan.bufferMinutes);
  if (booking.status === 'held') await notifyTeam(env, 'many bookings', String(count.inHour));
  return booking;
}

/** What the link of a mail opens. */
function managedRoutes(api: Api): void {
  const { env } = api;
  const isProofNeeded = true as const;

  addRoute(
    api,
    verifyBooking,
    anyone,
    async ({ body, req, res }) => {
      res.set('Cache-Control', 'no-store');
      const booking = await bookingBehind(api, body.token, req);
      const plan = await currentPlan();
      const type = typeAsBooked(booking);
      const calendar = await calendarOf({ ...plan, types: [type] }, type, booking._id);
      return { booking: bookingView(booking, await letterheadOf(env)), calendar };
    },
    { isProofNeeded },
  );

  addRoute(
    api,
    moveBooking,
    anyone,
    async ({ body, req }) => {
      const booking = await bookingBehind(api, body.token, req);
      const plan = await currentPlan();
      const startAt = new Date(body.startAt);
      mustBeOffered(plan, typeAsBooked(booking), startAt);
      await countMove(api.rateLimit, booking.email);
      const moved = await moveTo(env, booking._id, startAt, plan.bufferMinutes);
      api.onMailWaiting();
      return bookingView(moved, await letterheadOf(env));
    },
    { ...slow, isProofNeeded },
  );

  addRoute(
    api,
    confirmBooking,
    anyone,
    async ({ body, req }) => {
      const { _id } = await bookingBehind(api, body.token, req);
      const confirmed = await confirm(env, _id);
      api.onMailWaiting();
      return bookingView(confirmed, await letterheadOf(env));
    },
    { ...slow, isProofNeeded },
  );

  addRoute(
    api,
    cancelBooking,
    anyone,
    async ({ body, req }) => {
      const { _id } = await bookingBehind(api, body.token, req);
      const cancelled = await cancel(env, _id, oneLine(body.reason ?? '').trim());
      api.onMailWaiting();
      return bookingView(cancelled, await letterheadOf(env));
    },
    { ...slow, isProofNeeded },
  );
}

async function calendarOf(plan: BookingPlan, type: MeetingType, exceptOf?: string): Promise<Calendar> {
  const now = Date.now();
  const days = calendarDays(plan, type, now, await reservedCells(now, exceptOf));
  const { timeZone, types, stepMinutes } = plan;
  return { timeZone, types, type: type.slug, stepMinutes, days };
}

function mustBeOffered(plan: BookingPlan, type: MeetingType, startAt: Date): void {
  if (isOffered(plan, type, startAt.getTime(), Date.now())) return;
  throw unprocessable('not_offered', 'This time cannot be booked any more. Please choose another.');
}

/** The kind of meeting that was booked, also when the office has changed or given up that kind since. */
function typeAsBooked({ type, label, minutes, place }: BookingRecord): MeetingType {
  return { slug: type, label, minutes, place, text: '' };
}

/** The booking that a link opens; one refusal for whatever is wrong with it. */
async function bookingBehind(api: Api, token: string, req: Request): Promise<BookingRecord> {
  await limitLinkAttempts(api, req);
  const booking = await Booking.findOne({ appointmentId: appointmentIn(token) }).lean<BookingRecord>();
  if (!booking || !isTokenOf(linkSigner(api.env), token, booking)) throw linkExpired();
  return booking;
}
