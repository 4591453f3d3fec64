import { createHash, createHmac } from 'node:crypto';
import type { Request } from 'express';
import type { LandingReferral } from '../content/landingPages/publishedLandings';
import { normalizeOrigin } from '../insights/origin/normalizeOrigin';
import { newReference } from '../leads/enquiries/reference';
import { clientAddress } from '../platform/client/clientAddress';
import type { Env } from '../platform/configuration/env';
import { newId } from '../platform/db/newId';
import { oneLine } from '../platform/http/sanitizeText';
import type { BookingPlan } from '../settings/bookingPlan';
import { bookingWords } from './bookingWords';
import type { PlannedType } from './calendar/currentPlan';
import { isTimeZone } from './calendar/localTime';
import type { BookingAnswer, BookingDraft } from './contract';
import { holdMs } from './holds';
import { createBookingOutbox } from './mails/createBookingOutbox';
import type { BookingRecord } from './model';

export type NewBooking = Omit<BookingRecord, 'createdAt' | 'updatedAt'>;

interface BookingInput {
  draft: BookingDraft;
  answers: BookingAnswer[];
  type: PlannedType;
  plan: BookingPlan;
  /** Who holds the meeting. */
  host: Partial<Pick<BookingRecord, 'hostId' | 'hostName' | 'hostEmail'>>;
  /** The Idempotency-Key header, if sent. */
  key: string | undefined;
  /** Whether the guest must confirm it. */
  isHeld: boolean;
  req: Request;
  env: Env;
  /** The landing page that led to the booking. */
  landing: LandingReferral;
}

/** Creates the document of a booking with its outgoing emails. */
export function createBookingRecord({
  draft,
  answers,
  type,
  plan,
  host,
  key,
  isHeld,
  req,
  env,
  landing,
}: BookingInput): NewBooking {
  const startAt = new Date(draft.startAt);
  const line = (text = '') => oneLine(text).trim();
  const zone = line(draft.timeZone);
  const email = line(draft.email);
  const booking = {
    _id: key ? hashKey(env.sessionSecret, key) : newId(),
    appointmentId: newReference('EB'),
    provider: 'site' as const,
    ...typeFields(type),
    ...(answers.length && { answers }),
    startAt,
    endAt: getEnd(startAt, type.minutes),
    timeZone: plan.timeZone,
    ...(zone && isTimeZone(zone) && { guestZone: zone }),
    name: line(draft.name),
    email,
    emailNorm: email.toLowerCase(),
    phone: line(draft.phone),
    ...(draft.note?.trim() && { note: draft.note.trim() }),
    ...(line(draft.subject) && { subject: line(draft.subject) }),
    ...(draft.origin && { origin: normalizeOrigin(draft.origin, env) }),
    ...landing,
    ...host,
    ...(isHeld
      ? { status: 'held' as const, heldUntil: new Date(Date.now() + holdMs) }
      : { status: 'confirmed' as const }),
    sequence: 0,
    requestHash: hashDraft(draft),
    repeats: 0,
    address: clientAddress(req, env.internalKey),
    userAgent: oneLine((req.get('user-agent') ?? '').slice(0, 400)),
    requestId: String(req.id),
    version: 1,
  };
  return { ...booking, ...bookingWords(booking), outbox: createBookingOutbox(booking, env) };
}

/** The fields of a booking that come from its meeting type. They stay when the type changes. */
export const typeFields = ({ slug, label, place, link, minutes, emails }: PlannedType) => ({
  type: slug,
  label,
  place,
  ...(link && { link }),
  minutes,
  emails,
});

export const getEnd = (startAt: Date, minutes: number) => new Date(startAt.getTime() + minutes * 60_000);

function hashKey(secret: string, key: string): string {
  return createHmac('sha256', secret).update(`booking:${key}`).digest('hex');
}

function hashDraft({ type, startAt, email }: BookingDraft): string {
  return createHash('sha256')
    .update(JSON.stringify([type, Date.parse(startAt), email.trim().toLowerCase()]))
    .digest('hex');
}
