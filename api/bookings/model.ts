import { model, Schema } from 'mongoose';
import { type OriginRecord, originSchema } from '../insights/origin/model';
import { type OutboxEntry, outboxFields } from '../platform/outbox/outboxEntries';
import { changeMarks } from '../platform/records/changeMarks';
import type { BookingAnswer } from './contract';

/**
 * Emails of a booking: to the team, to its host, to the host it was reassigned from, to the guest, reminders to the
 * guest the day and the hour before, one after the meeting, and the request to confirm a held booking.
 */
export type BookingMailKind =
  | ('team' | 'host' | 'formerHost' | 'guest')
  | ('reminder' | 'hourReminder' | 'followUp' | 'confirm');

/** Where a booking was made: by a visitor of this site, by a member of the team, or at an external booking service. */
export type BookingProvider = 'site' | 'team' | 'cal' | 'calendly';

export interface BookingRecord {
  /** HMAC of the idempotency key if the browser sent one. For an external service, provider and its ID. */
  _id: string;
  /** The booking reference; for an external service, its ID. */
  appointmentId: string;
  provider: BookingProvider;
  /** The meeting type at the time of booking. */
  type: string;
  label: string;
  place: string;
  /** The address of the video call. */
  link?: string;
  minutes: number;
  /** The guest's emails around the meeting. Older bookings without it have the reminder a day before. */
  emails?: { isDayBefore: boolean; isHourBefore: boolean; followUp: string };
  /** The guest's answers to the questions of the meeting type. */
  answers?: BookingAnswer[];
  startAt: Date;
  endAt: Date;
  /** Time zone of the office. */
  timeZone: string;
  /** Time zone of the guest. */
  guestZone?: string;
  name: string;
  email: string;
  emailNorm: string;
  phone: string;
  note?: string;
  /** The referring page, by the last segment of its path. */
  subject?: string;
  origin?: OriginRecord;
  /** The landing page that led to the booking, and its partner. */
  landing?: string;
  partner?: string;
  /** `held`: the time is reserved until `heldUntil`, waiting for confirmation. */
  status: 'confirmed' | 'cancelled' | 'held';
  heldUntil?: Date;
  cancelledAt?: Date;
  cancelReason?: string;
  /** The member who holds the meeting, with their name and email address when it was assigned. */
  hostId?: string;
  hostName?: string;
  hostEmail?: string;
  /** The member who booked it for a caller. */
  createdById?: string;
  createdBy?: string;
  /** Set when the guest did not attend. */
  noShowAt?: Date;
  /** What the last change was, which the emails name. */
  lastChange?: 'moved' | 'reassigned';
  /** Not yet considered by the list of contacts. */
  isUnlisted?: true;
  /** Search terms, matched by prefix. */
  words: string[];
  /** The search terms without personal details, for viewers. */
  plainWords: string[];
  /** Number of changes. Calendar programs take the entry with the highest sequence. */
  sequence: number;
  /** SHA-256 of the draft, to distinguish a repeat from another booking with the same key. */
  requestHash: string;
  repeats: number;
  address?: string;
  userAgent?: string;
  requestId?: string;
  outbox: OutboxEntry<BookingMailKind>[];
  version: number;
  createdAt: Date;
  updatedAt: Date;
}

const text = { type: String, required: true } as const;
const requiredDate = { type: Date, required: true } as const;

const schema = new Schema<BookingRecord>(
  {
    _id: text,
    appointmentId: text,
    provider: text,
    type: text,
    label: text,
    place: { type: String, default: '' },
    link: String,
    minutes: Number,
    emails: {
      type: new Schema({ isDayBefore: Boolean, isHourBefore: Boolean, followUp: String }, { _id: false }),
      default: undefined,
    },
    answers: { type: [{ _id: false, question: String, answer: String }], default: undefined },
    startAt: requiredDate,
    endAt: requiredDate,
    timeZone: text,
    guestZone: String,
    name: text,
    email: text,
    emailNorm: text,
    phone: { type: String, default: '' },
    note: String,
    subject: String,
    status: text,
    heldUntil: Date,
    cancelledAt: Date,
    cancelReason: String,
    hostId: String,
    hostName: String,
    hostEmail: String,
    createdById: String,
    createdBy: String,
    noShowAt: Date,
    lastChange: String,
    isUnlisted: { type: Boolean, default: true },
    words: [String],
    plainWords: [String],
    origin: originSchema,
    landing: String,
    partner: String,
    sequence: { type: Number, default: 0 },
    requestHash: { type: String, default: '' },
    repeats: { type: Number, default: 0 },
    address: String,
    userAgent: String,
    requestId: String,
    version: { type: Number, default: 1 },
  },
  { timestamps: true, versionKey: false },
);
schema.plugin(outboxFields);
schema.plugin(changeMarks);
schema.index({ appointmentId: 1 }, { unique: true });
schema.index({ startAt: 1, _id: 1 });
schema.index({ createdAt: 1 });
schema.index({ emailNorm: 1, createdAt: -1 });
schema.index({ heldUntil: 1 }, { sparse: true });
schema.index({ isUnlisted: 1 }, { sparse: true });
schema.index({ status: 1, startAt: 1, _id: 1 });
schema.index({ hostId: 1, startAt: 1 });
schema.index({ status: 1, words: 1, startAt: 1 });
schema.index({ status: 1, plainWords: 1, startAt: 1 });

/** A meeting with a visitor, and its outgoing emails. */
export const Booking = model<BookingRecord>('Booking', schema, 'bookings');

/**
 * Fifteen minutes of a host reserved by a booking. Host and start time are the ID, so that the unique index allows one
 * booking only.
 */
export interface BookingCellRecord {
  _id: string;
  at: Date;
  /** Empty for the office, which holds the meetings where no member is a host. */
  hostId: string;
  bookingId: string;
}

const cellSchema = new Schema<BookingCellRecord>(
  { _id: text, at: requiredDate, hostId: { type: String, default: '' }, bookingId: text },
  { versionKey: false },
);
cellSchema.index({ bookingId: 1 });
cellSchema.index({ at: 1 });

export const BookingCell = model<BookingCellRecord>('BookingCell', cellSchema, 'bookingCells');
