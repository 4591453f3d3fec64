import { array, create, nullable, optional, string, type } from 'superstruct';
import { timestamp } from '../../platform/contracts/endpoint';
import { badRequest } from '../../platform/errors/HttpError';
import type { ExternalBooking } from '../saveExternalBooking';
import type { WebhookProvider } from './signatures';

/** Parses a webhook body. Undefined for events that do not concern bookings; 400 for an invalid body. */
export function parseWebhook(provider: WebhookProvider, body: unknown): ExternalBooking | undefined {
  try {
    return provider === 'cal' ? parseCal(body) : parseCalendly(body);
  } catch {
    throw badRequest('The body is not a valid event of this service.');
  }
}

const optionalText = optional(nullable(string()));

const CalWebhook = type({
  triggerEvent: string(),
  payload: type({
    uid: string(),
    title: optionalText,
    startTime: timestamp(),
    endTime: timestamp(),
    rescheduleUid: optionalText,
    attendees: array(type({ name: string(), email: string(), timeZone: optionalText })),
  }),
});

function parseCal(body: unknown): ExternalBooking | undefined {
  const { triggerEvent } = create(body, type({ triggerEvent: string() }));
  if (!['BOOKING_CREATED', 'BOOKING_RESCHEDULED', 'BOOKING_CANCELLED'].includes(triggerEvent))
    return undefined;
  const { payload } = create(body, CalWebhook);
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

const CalendlyWebhook = type({
  event: string(),
  payload: type({
    uri: string(),
    name: string(),
    email: string(),
    timezone: optionalText,
    old_invitee: optionalText,
    scheduled_event: type({ name: optionalText, start_time: timestamp(), end_time: timestamp() }),
  }),
});

function parseCalendly(body: unknown): ExternalBooking | undefined {
  const { event } = create(body, type({ event: string() }));
  if (event !== 'invitee.created' && event !== 'invitee.canceled') return undefined;
  const { payload } = create(body, CalendlyWebhook);
  const { scheduled_event: meeting } = payload;
  return {
    id: lastSegment(payload.uri),
    isCancelled: event === 'invitee.canceled',
    replaces: payload.old_invitee ? lastSegment(payload.old_invitee) : undefined,
    label: meeting.name || 'Meeting',
    startAt: new Date(meeting.start_time),
    endAt: new Date(meeting.end_time),
    name: payload.name,
    email: payload.email,
    zone: payload.timezone || undefined,
  };
}

const lastSegment = (uri: string) => uri.split('/').at(-1) ?? uri;
