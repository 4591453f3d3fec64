import { createHash, createHmac } from 'node:crypto';
import type { Request } from 'express';
import type { LandingReferral } from '../content/landingPages/publishedLandings';
import { readOrigin } from '../insights/origin/readOrigin';
import { newReference } from '../leads/enquiries/reference';
import { clientAddress } from '../platform/client/clientAddress';
import type { Env } from '../platform/configuration/env';
import { newId } from '../platform/db/newId';
import { oneLine } from '../platform/http/plainText';
import type { BookingPlan } from '../settings/bookingPlan';
import { bookingOutbox } from './bookingOutbox';
import { isZone } from './calendar/localTime';
import type { BookingDraft, MeetingType } from './contract';
import { heldForMs } from './holding';
import type { BookingRecord } from './model';

export type NewBooking = Omit<BookingRecord, 'createdAt' | 'updatedAt'>;

interface Given {
  draft: BookingDraft;
  type: MeetingType;
  plan: BookingPlan;
  /** The Idempotency-Key, if there was one. */
  key: string | undefined;
  /** Whether it waits for its guest to confirm it. */
  isHeld: boolean;
  req: Request;
  env: Env;
  /** What brought the guest. */
  behind: LandingReferral;
}

/** The one document that holds a booking and the mails it owes. */
export function newBooking({ draft, type, plan, key, isHeld, req, env, behind }: Given): NewBooking {
  const startAt = new Date(draft.startAt);
  const line = (text = '') => oneLine(text).trim();
  const zone = line(draft.timeZone);
  const email = line(draft.email);
  const booking = {
    _id: key ? idOfKey(env.sessionSecret, key) : newId(),
    appointmentId: newReference('EB'),
    provider: 'site' as const,
    ...{ type: type.slug, label: type.label, place: type.place, minutes: type.minutes },
    startAt,
    endAt: endOf(startAt, type.minutes),
    timeZone: plan.timeZone,
    ...(zone && isZone(zone) && { guestZone: zone }),
    ...{ name: line(draft.name), email, emailNorm: email.toLowerCase(), phone: line(draft.phone) },
    ...(draft.note?.trim() && { note: draft.note.trim() }),
    ...(line(draft.subject) && { subject: line(draft.subject) }),
    ...(draft.origin && { origin: readOrigin(draft.origin) }),
    ...behind,
    ...(isHeld
      ? { status: 'held' as const, heldUntil: new Date(Date.now() + heldForMs) }
      : { status: 'confirmed' as const }),
    sequence: 0,
    requestHash: hashOf(draft),
    repeats: 0,
    address: clientAddress(req, env.internalKey),
    userAgent: oneLine((req.get('user-agent') ?? '').slice(0, 400)),
    requestId: String(req.id),
    version: 1,
  };
  return { ...booking, outbox: bookingOutbox(booking, env) };
}

export const endOf = (startAt: Date, minutes: number) => new Date(startAt.getTime() + minutes * 60_000);

function idOfKey(secret: string, key: string): string {
  return createHmac('sha256', secret).update(`booking:${key}`).digest('hex');
}

function hashOf({ type, startAt, email }: BookingDraft): string {
  return createHash('sha256')
    .update(JSON.stringify([type, Date.parse(startAt), email.trim().toLowerCase()]))
    .digest('hex');
}
