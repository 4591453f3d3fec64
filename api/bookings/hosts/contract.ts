import { array, boolean, type Infer, integer, object, string } from 'superstruct';
import {
  documented,
  endpoint,
  isDay,
  paged,
  pageQuery,
  text,
  textList,
  timestamp,
} from '../../platform/contracts/endpoint';
import { formInteger } from '../../platform/contracts/formInteger';
import { listOf } from '../../platform/contracts/listOf';

/** `09:30`, at a half hour; `24:00` is the end of a day. */
const halfHour = /^(?:(?:[01]\d|2[0-3]):[03]0|24:00)$/;
const maxTimeOff = 50;

/** Working hours of a weekday (0 is Sunday) in the time zone of the office. */
export const WorkingHours = object({ weekday: integer(), from: string(), to: string() });
export type WorkingHours = Infer<typeof WorkingHours>;

/** Days on which a host holds no meetings, both included. */
export const TimeOff = object({ from: string(), to: string(), label: string() });
export type TimeOff = Infer<typeof TimeOff>;

const Hours = documented(listOf(WorkingHours, areHours, 'Please enter hours that do not overlap.'), {
  type: 'array',
  maxItems: 60,
  items: {
    type: 'object',
    properties: { weekday: { type: 'integer' }, from: { type: 'string' }, to: { type: 'string' } },
  },
  example: [{ weekday: 1, from: '09:00', to: '17:00' }],
});

const TimeOffList = documented(
  listOf(
    TimeOff,
    areDaysOff,
    'Please enter a first day, a last day that is not earlier, and up to 60 characters.',
  ),
  {
    type: 'array',
    maxItems: maxTimeOff,
    items: {
      type: 'object',
      properties: { from: { type: 'string' }, to: { type: 'string' }, label: { type: 'string' } },
    },
    example: [{ from: '2026-12-28', to: '2026-12-31', label: 'Vacation' }],
  },
);

const hostFields = {
  isActive: boolean(),
  /** The meeting types that they hold, by slug; empty for all. */
  types: documented(
    textList((value) => areSlugs(value) || 'Please choose meeting types.'),
    { type: 'array', items: { type: 'string', maxLength: 60 }, maxItems: 50, example: ['consultation'] },
  ),
  hours: Hours,
  timeOff: TimeOffList,
  /** Free time after each meeting. */
  bufferMinutes: formInteger(0, 120, 'Please enter 0 to 120 minutes.'),
  /** Minimum notice before a meeting. */
  noticeMinutes: formInteger(0, 20_160, 'Please enter 0 to 20,160 minutes, which are 14 days.'),
  /** The most meetings a day; 0 for no limit. */
  dailyCap: formInteger(0, 48, 'Please enter 0 to 48 meetings.'),
};

export const HostDraft = object({
  /** The member. */
  userId: text({ min: 1, max: 40, message: 'Please choose a member.' }),
  ...hostFields,
});
export type HostDraft = Infer<typeof HostDraft>;

export const Host = object({
  ...HostDraft.schema,
  id: string(),
  name: string(),
  /** The member can sign in and see whom they meet. Others hold no meetings. */
  isMemberActive: boolean(),
  /** Number of upcoming meetings. */
  upcoming: integer(),
  updatedAt: timestamp(),
  version: integer(),
});
export type Host = Infer<typeof Host>;

export const HostQuery = object(pageQuery());
export type HostQuery = Infer<typeof HostQuery>;

export const HostPage = object(paged(Host));
export type HostPage = Infer<typeof HostPage>;

/** The members that can become hosts, and the meeting types. */
export const HostOptions = object({
  members: array(object({ id: string(), name: string() })),
  types: array(object({ slug: string(), label: string() })),
});
export type HostOptions = Infer<typeof HostOptions>;

export const listHosts = endpoint({
  method: 'GET',
  path: '/admin/booking-hosts',
  query: HostQuery,
  returns: HostPage,
  summary:
    'Lists the members who hold meetings. Without any, meetings are booked in the hours of the office.',
});

export const getHostOptions = endpoint({
  method: 'GET',
  path: '/admin/booking-hosts/options',
  returns: HostOptions,
  summary: 'The members who can become hosts, which viewers can’t, and the meeting types they can hold.',
});

export const getHost = endpoint({
  method: 'GET',
  path: '/admin/booking-hosts/:id',
  returns: Host,
  summary: 'One host.',
});

export const createHost = endpoint({
  method: 'POST',
  path: '/admin/booking-hosts',
  body: HostDraft,
  returns: Host,
  status: 201,
  summary: 'Makes a member a host.',
});

export const editHost = endpoint({
  method: 'PATCH',
  path: '/admin/booking-hosts/:id',
  body: HostDraft,
  returns: Host,
  ifMatch: true,
  summary: 'Changes the hours and limits of a host. Meetings that are booked stay.',
});

export const deleteHost = endpoint({
  method: 'DELETE',
  path: '/admin/booking-hosts/:id',
  ifMatch: true,
  status: 204,
  summary: 'Removes a host. Their booked meetings stay with them.',
});

function areHours(value: unknown): boolean {
  if (!Array.isArray(value) || value.length > 60 || !value.every(isStretch)) return false;
  const sorted = value.toSorted((a, b) => a.weekday - b.weekday || a.from.localeCompare(b.from));
  return sorted.every(({ weekday, from }, at) => {
    const before = sorted[at - 1];
    return !before || before.weekday !== weekday || before.to <= from;
  });
}

function isStretch(value: unknown): value is WorkingHours {
  if (!WorkingHours.is(value)) return false;
  const { weekday, from, to } = value;
  return weekday >= 0 && weekday <= 6 && halfHour.test(from) && halfHour.test(to) && from < to;
}

function areDaysOff(value: unknown): boolean {
  return (
    Array.isArray(value) &&
    value.length <= maxTimeOff &&
    value.every(
      (one) =>
        TimeOff.is(one) && isDay(one.from) && isDay(one.to) && one.from <= one.to && one.label.length <= 60,
    )
  );
}

const areSlugs = (value: unknown) =>
  Array.isArray(value) &&
  value.length <= 50 &&
  value.every((slug) => typeof slug === 'string' && slug.length > 0 && slug.length <= 60);
