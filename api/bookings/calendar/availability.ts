import mongoose from 'mongoose';
import { User, type UserRecord } from '../../identity/users/model';
import { isLeadMember } from '../../leads/pipeline/leadMembers';
import type { BookingPlan } from '../../settings/bookingPlan';
import { findBusyCells } from '../busyCalendars/findBusyCells';
import type { Calendar, CalendarDay, MeetingType } from '../contract';
import { BookingHost, type HostRecord } from '../hosts/model';
import { Booking, type BookingRecord } from '../model';
import { getCells } from './cells';
import { getLocalDay, listDays } from './localTime';
import { findReservedCells, OFFICE } from './reserveCells';
import { isOffered, listCalendarDays } from './slots';

const dayMs = 86_400_000;
/** Meetings of this time back count as the load of a host. */
const loadMs = 30 * dayMs;

/** The calendar of a host, or of the office where no member is a host. */
export interface HostCalendar {
  /** The host, as stored with their cells. */
  hostId: string;
  /** The fields of a booking that name the host; none for the office. */
  fields: Partial<Pick<BookingRecord, 'hostId' | 'hostName' | 'hostEmail'>>;
  /** The plan of the office with the host's hours, limits and time off. */
  plan: BookingPlan;
  taken: ReadonlySet<number>;
  /** The part of it that calendars of the host say, and no booking holds. */
  busy: ReadonlySet<number>;
  /** Days on which the host has as many meetings as they hold. */
  fullDays: ReadonlySet<string>;
  /** Number of meetings from a month ago on. */
  load: number;
}

interface AvailabilityOptions {
  now?: number;
  /** A booking that is moved: its own time counts as free, and its host holds it where nobody offers its type now. */
  moved?: Pick<BookingRecord, '_id' | 'hostId'> | null;
  /** Minimum notice does not apply to members. */
  isForTeam?: boolean;
  /** Only the times of this host. */
  hostId?: string;
}

/** The calendars of everybody who holds a meeting type. */
export async function readHostCalendars(
  plan: BookingPlan,
  type: Pick<MeetingType, 'slug'>,
  { now = Date.now(), moved, isForTeam, hostId }: AvailabilityOptions = {},
): Promise<HostCalendar[]> {
  const hosts = await findActiveHosts();
  const taken = await findReservedCells(now, moved?._id ?? '');
  const ofOffice = taken.get(OFFICE) ?? new Set<number>();
  const withNotice = (own: BookingPlan) => (isForTeam ? { ...own, noticeMinutes: 0 } : own);
  if (!hosts.length)
    return [
      {
        hostId: OFFICE,
        fields: {},
        plan: withNotice(plan),
        load: 0,
        taken: ofOffice,
        busy: new Set<number>(),
        fullDays: new Set<string>(),
      },
    ];
  const offering = hosts.filter(({ host }) => !host.types.length || host.types.includes(type.slug));
  const able = offering.length ? offering : hosts.filter(({ host }) => host._id === moved?.hostId);
  const holding = able.filter(({ host }) => !hostId || host._id === hostId);
  const meetings = await findMeetings(holding, now, moved?._id ?? '');
  const busyCells = await findBusyCells(
    holding.map(({ host }) => host._id),
    now,
  );
  return holding.map(({ host, user }) => {
    const own = meetings.filter(({ hostId }) => hostId === host._id);
    const busy = busyCells.get(host._id) ?? new Set<number>();
    return {
      hostId: host._id,
      fields: { hostId: host._id, hostName: user.name, hostEmail: user.email },
      plan: withNotice(toHostPlan(plan, host)),
      // Meetings from before there were hosts may be held by any of them.
      taken: new Set([...ofOffice, ...(taken.get(host._id) ?? []), ...busy]),
      busy,
      fullDays: findFullDays(plan, host, own),
      load: own.length,
    };
  });
}

/** The days of all calendars in one: a time is free where one of them is. */
export function mergeCalendars(
  calendars: HostCalendar[],
  type: MeetingType,
  now = Date.now(),
): CalendarDay[] {
  const merged = new Map<string, CalendarDay>();
  for (const { plan, taken, fullDays } of calendars)
    for (const { day, note, slots } of listCalendarDays(plan, type, now, taken)) {
      const open = fullDays.has(day) ? slots.map((slot) => ({ ...slot, isFree: false })) : slots;
      const before = merged.get(day);
      merged.set(day, {
        day,
        note: before?.note || note || null,
        slots: mergeSlots(before?.slots ?? [], open),
      });
    }
  return [...merged.values()].sort((a, b) => a.day.localeCompare(b.day));
}

/** The calendars that offer a time, the best one first: the one with a free time and the fewest meetings. */
export function rankCalendars(
  calendars: HostCalendar[],
  type: MeetingType,
  at: number,
  preferredId?: string,
  now = Date.now(),
): HostCalendar[] {
  const rank = ({ hostId, load }: HostCalendar) => (hostId === preferredId ? -1 : load);
  return calendars
    .filter(
      ({ plan, fullDays, busy }) =>
        isOffered(plan, type, at, now) &&
        !fullDays.has(getLocalDay(plan.timeZone, at)) &&
        !getCells(at, type.minutes, plan.bufferMinutes).some((cell) => busy.has(cell)),
    )
    .sort((a, b) => rank(a) - rank(b) || a.hostId.localeCompare(b.hostId));
}

/** Whether any calendar offers a time. Whether it is still free is decided by the database. */
export function isOfferedByAny(calendars: HostCalendar[], type: MeetingType, at: number): boolean {
  return calendars.some(({ plan }) => isOffered(plan, type, at, Date.now()));
}

/** The bookable days as visitors and members see them. */
export async function readCalendar(
  plan: BookingPlan & Pick<Calendar, 'types'>,
  type: MeetingType,
  options: AvailabilityOptions = {},
): Promise<Calendar> {
  const days = mergeCalendars(await readHostCalendars(plan, type, options), type, options.now);
  const { timeZone, stepMinutes } = plan;
  const types = plan.types.map(({ slug, label, minutes, text, place, questions }) => {
    return { slug, label, minutes, text, place, questions };
  });
  return { timeZone, types, type: type.slug, stepMinutes, days };
}

/** The hosts who can hold meetings now, each with the member. */
export async function findActiveHosts(): Promise<{ host: HostRecord; user: UserRecord }[]> {
  const hosts = await BookingHost.find({ isActive: true })
    .sort({ createdAt: 1, _id: 1 })
    .lean<HostRecord[]>();
  if (!hosts.length) return [];
  const users = await User.find({
    _id: mongoose.trusted({ $in: hosts.map(({ _id }) => _id) }),
    ...isLeadMember(),
  })
    .select(['name', 'email'])
    .lean<UserRecord[]>();
  return hosts.flatMap((host) => {
    const user = users.find(({ _id }) => _id === host._id);
    return user ? [{ host, user }] : [];
  });
}

type Meeting = Pick<BookingRecord, 'hostId' | 'startAt'>;

function findMeetings(
  hosts: { host: HostRecord }[],
  now: number,
  exceptBookingId: string,
): Promise<Meeting[]> {
  return Booking.find({
    hostId: mongoose.trusted({ $in: hosts.map(({ host }) => host._id) }),
    startAt: mongoose.trusted({ $gte: new Date(now - loadMs) }),
    status: mongoose.trusted({ $in: ['confirmed', 'held'] }),
    _id: mongoose.trusted({ $ne: exceptBookingId }),
  })
    .select(['hostId', 'startAt'])
    .lean<Meeting[]>();
}

function toHostPlan(
  plan: BookingPlan,
  { hours, timeOff, bufferMinutes, noticeMinutes }: HostRecord,
): BookingPlan {
  const off = timeOff.flatMap(({ from, to }) => {
    const count = Math.min(400, Math.round((Date.parse(to) - Date.parse(from)) / dayMs) + 1);
    // Without a label: the time off of a host is nobody's business but the team's.
    return listDays(from, count).map((day) => ({ day, label: '' }));
  });
  return { ...plan, hours, bufferMinutes, noticeMinutes, holidays: [...plan.holidays, ...off] };
}

function findFullDays({ timeZone }: BookingPlan, { dailyCap }: HostRecord, meetings: Meeting[]): Set<string> {
  if (!dailyCap) return new Set();
  const counts = new Map<string, number>();
  for (const { startAt } of meetings) {
    const day = getLocalDay(timeZone, startAt.getTime());
    counts.set(day, (counts.get(day) ?? 0) + 1);
  }
  return new Set([...counts].filter(([, count]) => count >= dailyCap).map(([day]) => day));
}

type Slot = CalendarDay['slots'][number];

function mergeSlots(one: Slot[], other: Slot[]): Slot[] {
  if (!one.length) return other;
  const free = new Map(one.map(({ at, isFree }) => [at, isFree]));
  for (const { at, isFree } of other) free.set(at, isFree || free.get(at) === true);
  return [...free].map(([at, isFree]) => ({ at, isFree })).sort((a, b) => a.at.localeCompare(b.at));
}
