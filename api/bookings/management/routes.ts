import mongoose from 'mongoose';
import type { Api } from '../../identity/access/Api';
import { addRoute } from '../../identity/access/addRoute';
import { authorize } from '../../identity/access/authorize';
import type { UserRecord } from '../../identity/users/model';
import { newReference } from '../../leads/enquiries/reference';
import { canSeePersonalDetails } from '../../leads/pipeline/policy';
import { newId } from '../../platform/db/newId';
import { badRequest, conflict, preconditionFailed, unprocessable } from '../../platform/errors/HttpError';
import { oneLine } from '../../platform/http/sanitizeText';
import type { BookingPlan } from '../../settings/bookingPlan';
import { bookingWords } from '../bookingWords';
import {
  type HostCalendar,
  isOfferedByAny,
  rankCalendars,
  readCalendar,
  readHostCalendars,
} from '../calendar/availability';
import { getCells } from '../calendar/cells';
import { currentPlan, findMeetingType } from '../calendar/currentPlan';
import { isTimeZone } from '../calendar/localTime';
import { OFFICE, reserveCells, timeTaken } from '../calendar/reserveCells';
import { createCancellation, createMove, type GetChange, saveChange } from '../changeBooking';
import type { MeetingType } from '../contract';
import { getEnd, typeFields } from '../createBookingRecord';
import { createBookingOutbox } from '../mails/createBookingOutbox';
import { withFollowUp, withoutFollowUp } from '../mails/followUps';
import { Booking, type BookingRecord } from '../model';
import { bookingExportRoute } from './bookingExportRoute';
import { createReassignment, findBookingHosts, readHostFields } from './bookingHosts';
import { bookingLeadRoute } from './bookingLeadRoute';
import {
  type BookingTimesQuery,
  type CallerBookingDraft,
  cancelMeeting,
  createCallerBooking,
  getBookingOptions,
  getBookingTimes,
  getManagedBooking,
  listBookings,
  markNoShow,
  moveMeeting,
  reassignMeeting,
} from './contract';
import { listBookingDays } from './days/contract';
import { findBookingDays } from './days/findBookingDays';
import { findBookings } from './findBookings';
import { hasBegun, isOwn, readBookingDetails } from './managedBookingView';
import { moveLeadOfGuest } from './moveLeadOfGuest';
import { mayCreateBooking, mayEditBooking, mayGetBooking, mayListBookings } from './policy';

/** The bookings as the team works on them. */
export function bookingManagementRoutes(api: Api): void {
  addRoute(api, listBookings, mayListBookings, ({ query, user }) =>
    findBookings(query, canSeePersonalDetails(user)),
  );
  addRoute(api, listBookingDays, mayListBookings, ({ query, user }) =>
    findBookingDays(query, canSeePersonalDetails(user)),
  );
  addRoute(api, getBookingOptions, mayListBookings, async () => ({
    hosts: await findBookingHosts(),
    types: (await currentPlan()).types,
  }));
  addRoute(api, getBookingTimes, mayListBookings, ({ query }) => readTimes(query));
  bookingExportRoute(api);
  addRoute(api, getManagedBooking, mayGetBooking, async ({ params, user }) => {
    const booking = await findBooking(params.id);
    authorize(mayGetBooking, user, booking);
    return readBookingDetails(booking, canSeePersonalDetails(user));
  });
  createRoute(api);
  bookingLeadRoute(api, findBooking);
  changeRoutes(api);
}

function createRoute(api: Api): void {
  addRoute(api, createCallerBooking, mayCreateBooking, async ({ body, user, audit }) => {
    // A member books as many meetings as there are calls, but no script fills the calendar with them.
    await api.rateLimit.consume('caller-booking', user._id, 60, 3600);
    const { record, calendar } = await createRecord(api, body, user);
    const [saved] = await Booking.create([record]);
    const { hostId: owner, plan } = calendar;
    await reserveCells({
      ...record,
      owner,
      bufferMinutes: plan.bufferMinutes,
      timeZone: plan.timeZone,
    });
    const booking = saved?.toObject() as BookingRecord;
    await moveLeadOfGuest(booking.emailNorm, user.name);
    audit(booking.appointmentId, undefined, auditFields(booking));
    api.onMailQueued();
    return readBookingDetails(booking, canSeePersonalDetails(user));
  });
}

async function createRecord({ env }: Api, draft: CallerBookingDraft, user: UserRecord) {
  const plan = await currentPlan();
  const type = findMeetingType(plan, draft.type);
  if (!type) throw badRequest('Please choose a meeting type.', { type: 'Please choose a meeting type.' });
  const startAt = new Date(draft.startAt);
  const calendar = await findCalendar(plan, type, startAt, draft.hostId);
  const host =
    draft.hostId && calendar.hostId === OFFICE ? await readHostFields(draft.hostId) : calendar.fields;
  const line = (text = '') => oneLine(text).trim();
  const zone = line(draft.timeZone);
  const booking = {
    _id: newId(),
    appointmentId: newReference('EB'),
    provider: 'team' as const,
    ...typeFields(type),
    startAt,
    endAt: getEnd(startAt, type.minutes),
    timeZone: plan.timeZone,
    ...(zone && isTimeZone(zone) && { guestZone: zone }),
    name: line(draft.name),
    email: line(draft.email),
    emailNorm: line(draft.email).toLowerCase(),
    phone: line(draft.phone),
    ...(draft.note?.trim() && { note: draft.note.trim() }),
    ...host,
    createdById: user._id,
    createdBy: user.name,
    status: 'confirmed' as const,
    sequence: 0,
    requestHash: '',
    repeats: 0,
    version: 1,
  };
  const record = { ...booking, ...bookingWords(booking), outbox: createBookingOutbox(booking, env) };
  return { record, calendar };
}

/** The calendar to book in: that of the chosen host, or the free one with the fewest meetings. */
async function findCalendar(plan: BookingPlan, type: MeetingType, startAt: Date, hostId?: string) {
  const possible = await readHostCalendars(plan, type, { isForTeam: true, hostId });
  if (!possible.length && hostId) {
    const message = 'This host doesn’t offer this meeting type.';
    throw badRequest(message, { hostId: message });
  }
  assertOffered(possible, type, startAt);
  const ranked = rankCalendars(possible, type, startAt.getTime());
  const cells = (own: BookingPlan) => getCells(startAt.getTime(), type.minutes, own.bufferMinutes);
  const free = ranked.find((each) => !cells(each.plan).some((cell) => each.taken.has(cell)));
  if (!free) throw timeTaken();
  return free;
}

function changeRoutes(api: Api): void {
  addRoute(api, moveMeeting, mayEditBooking, async ({ params, body, version, user, audit }) => {
    const startAt = new Date(body.startAt);
    const change = await changeAtVersion(api, params.id, version, user, async (booking) => {
      const type = bookedType(booking);
      const calendars = await readHostCalendars(await currentPlan(), type, {
        moved: booking,
        isForTeam: true,
      });
      assertOffered(calendars, type, startAt);
      return createMove(startAt, rankCalendars(calendars, type, startAt.getTime(), booking.hostId))(booking);
    });
    return finish(api, change, user, audit);
  });

  addRoute(api, cancelMeeting, mayEditBooking, async ({ params, body, version, user, audit }) => {
    const reason = oneLine(body.reason ?? '').trim();
    const change = await changeAtVersion(api, params.id, version, user, createCancellation(reason));
    return finish(api, change, user, audit);
  });

  addRoute(api, reassignMeeting, mayEditBooking, async ({ params, body, version, user, audit }) => {
    const change = await changeAtVersion(api, params.id, version, user, createReassignment(body.hostId));
    return finish(api, change, user, audit);
  });

  addRoute(api, markNoShow, mayEditBooking, async ({ params, body, version, user, audit }) => {
    const before = await findAtVersion(params.id, version, user);
    if (!hasBegun(before)) throw conflict('Only a meeting that has begun can be marked as a no-show.');
    const change = body.isNoShow
      ? { $set: { noShowAt: new Date(), outbox: withoutFollowUp(before) } }
      : { $unset: { noShowAt: '' }, $set: { outbox: withFollowUp(before, api.env) } };
    const after = await Booking.findByIdAndUpdate(
      before._id,
      { ...change, $inc: { version: 1 } },
      { returnDocument: 'after' },
    )
      .orFail()
      .lean<BookingRecord>();
    audit(
      before.appointmentId,
      { isNoShow: Boolean(before.noShowAt) },
      { isNoShow: Boolean(after.noShowAt) },
    );
    return readBookingDetails(after, canSeePersonalDetails(user));
  });
}

interface Changed {
  before: BookingRecord;
  after: BookingRecord;
}

/** Applies a change to a booking that is still at this version, with its emails, in the transaction of the call. */
async function changeAtVersion(
  { env }: Api,
  id: string,
  version: number,
  user: UserRecord,
  getChange: GetChange,
): Promise<Changed> {
  const before = await findAtVersion(id, version, user);
  if (!isOwn(before)) throw conflict('This meeting belongs to an external booking service. Change it there.');
  const change = await getChange(before);
  if (!change) return { before, after: before };
  return { before, after: await saveChange(env, before, change) };
}

async function findAtVersion(id: string, version: number, user: UserRecord): Promise<BookingRecord> {
  const booking = await findBooking(id);
  authorize(mayEditBooking, user, booking);
  if (booking.version !== version) throw preconditionFailed();
  return booking;
}

function finish(
  api: Api,
  { before, after }: Changed,
  user: UserRecord,
  audit: (id: string, before: object, after: object) => void,
) {
  audit(before.appointmentId, auditFields(before), auditFields(after));
  if (after !== before) api.onMailQueued();
  return readBookingDetails(after, canSeePersonalDetails(user));
}

/** What the audit log records of a booking. */
function auditFields({ startAt, status, hostId, cancelReason }: BookingRecord) {
  const state = status === 'cancelled' ? 'canceled' : status;
  return { startAt: startAt.toISOString(), state, hostId, reason: cancelReason };
}

/** A booking by its reference as a member typed it, or by the ID of an external service. */
function findBooking(id: string): Promise<BookingRecord | null> {
  const spellings = [...new Set([id, id.toUpperCase()])];
  return Booking.findOne({ appointmentId: mongoose.trusted({ $in: spellings }) }).lean<BookingRecord>();
}

type BookingTimes = typeof BookingTimesQuery.TYPE;

async function readTimes({ type: slug, booking: id, host }: BookingTimes) {
  const plan = await currentPlan();
  const booking = id ? await findBooking(id) : null;
  const type = booking ? bookedType(booking) : slug ? findMeetingType(plan, slug) : plan.types[0];
  if (!type) throw badRequest('This meeting type doesn’t exist.');
  return readCalendar(plan, type, { moved: booking, isForTeam: true, hostId: host });
}

/** The meeting type as booked, even if the settings have changed since. */
function bookedType({ type, label, minutes, place }: BookingRecord): MeetingType {
  return { slug: type, label, minutes, place, text: '', questions: [] };
}

function assertOffered(calendars: HostCalendar[], type: MeetingType, startAt: Date): void {
  if (isOfferedByAny(calendars, type, startAt.getTime())) return;
  throw unprocessable('not_offered', 'This time is outside the bookable hours. Please choose another.');
}
