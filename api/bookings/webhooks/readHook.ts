import { array, create, nullable, optional, string, type } from 'superstruct';
import { moment } from '../../platform/contracts/endpoint';
import { badRequest } from '../../platform/errors/HttpError';
import type { ExternalBooking } from '../saveExternalBooking';
import type { HookProvider } from './signatures';

/** Reads what a service told; undefined for what is no news of a booking. 400 for what it never says. */
export function readHook(provider: HookProvider, body: unknown): ExternalBooking | undefined {
  try {
    return provider === 'cal' ? readCal(body) : readCalendly(body);
  } catch {
    throw badRequest('This is nothing that the service tells.');
  }
}

const words = optional(nullable(string()));

const CalHook = type({
  triggerEvent: string(),
  payload: type({
    uid: string(),
    title: words,
    startTime: moment(),
    endTime: moment(),
    rescheduleUid: words,
    attendees: array(type({ name: string(), email: string(), timeZone: words })),
  }),
});

function readCal(body: unknown): ExternalBooking | undefined {
  const { triggerEvent } = create(body, type({ triggerEvent: string() }));
  if (!['BOOKING_CREATED', 'BOOKING_RESCHEDULED', 'BOOKING_CANCELLED'].includes(triggerEvent))
    return undefined;
  const { payload } = create(body, CalHook);
  const [guest] = payload.attendees;
  return {
    id: payload.uid,
    isCancelled: triggerEvent === 'BOOKING_CANCELLED',
    replaces: payload.rescheduleUid || undefined,
    label: payload.title || 'Meeting',
    startAt: new Date(payload.startTime),
    endAt: new Date(payload.endTime),
    name: guest?.name ?? '',
    email: guest?.email ?? '',
    zone: guest?.timeZone || undefined,
  };
}

const CalendlyHook = type({
  event: string(),
  payload: type({
    uri: string(),
    name: string(),
    email: string(),
    timezone: words,
    old_invitee: words,
    scheduled_event: type({ name: words, start_time: moment(), end_time: moment() }),
  }),
});

function readCalendly(body: unknown): ExternalBooking | undefined {
  const { event } = create(body, type({ event: string() }));
  if (event !== 'invitee.created' && event !== 'invitee.canceled') return undefined;
  const { payload } = create(body, CalendlyHook);
  const { scheduled_event: meeting } = payload;
  return {
    id: lastOf(payload.uri),
    isCancelled: event === 'invitee.canceled',
    replaces: payload.old_invitee ? lastOf(payload.old_invitee) : undefined,
    label: meeting.name || 'Meeting',
    startAt: new Date(meeting.start_time),
    endAt: new Date(meeting.end_time),
    name: payload.name,
    email: payload.email,
    zone: payload.timezone || undefined,
  };
}

const lastOf = (uri: string) => uri.split('/').at(-1) ?? uri;
