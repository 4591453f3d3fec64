import { model, Schema } from 'mongoose';
import { type OriginRecord, originSchema } from '../insights/origin/model';
import { type OutboxEntry, outboxFields } from '../platform/outbox/outboxEntries';

/** The mails that a booking owes: to the team, to the guest, to the guest the day before; to the guest of one that is held. */
export type BookingMailKind = 'team' | 'guest' | 'reminder' | 'confirm';

/** Where a booking was made: here, or at a booking service that told of it. */
export const bookingProviders = ['site', 'cal', 'calendly'] as const;
export type BookingProvider = (typeof bookingProviders)[number];

export interface BookingRecord {
  /** HMAC of the idempotency key where the visitor's browser sent one; of a service's booking, of its name for it. */
  _id: string;
  /** The number people quote. A service's own name for it, where it was made there. */
  appointmentId: string;
  provider: BookingProvider;
  /** What was booked, as it was called then. */
  type: string;
  label: string;
  place: string;
  minutes: number;
  startAt: Date;
  endAt: Date;
  /** The zone of the office. */
  timeZone: string;
  /** The zone of the guest's clock. */
  guestZone?: string;
  name: string;
  email: string;
  emailNorm: string;
  phone: string;
  note?: string;
  /** The page that led here, by the last part of its address. */
  subject?: string;
  origin?: OriginRecord;
  /** The landing page that brought the guest, and who sends visitors there. */
  landing?: string;
  partner?: string;
  /** `held`: its time is kept until `heldUntil`, for its guest to confirm it. */
  status: 'confirmed' | 'cancelled' | 'held';
  heldUntil?: Date;
  cancelledAt?: Date;
  cancelReason?: string;
  /** How often it was changed; calendar programs take the higher one for the newer one. */
  sequence: number;
  /** SHA-256 of the draft, to tell a repeat from another booking under the same key. */
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
const moment = { type: Date, required: true } as const;

const schema = new Schema<BookingRecord>(
  {
    _id: text,
    ...{ appointmentId: text, provider: text, type: text, label: text, place: { type: String, default: '' } },
    ...{ minutes: Number, startAt: moment, endAt: moment, timeZone: text, guestZone: String },
    ...{ name: text, email: text, emailNorm: text, phone: { type: String, default: '' } },
    ...{
      note: String,
      subject: String,
      status: text,
      heldUntil: Date,
      cancelledAt: Date,
      cancelReason: String,
    },
    origin: originSchema,
    ...{ landing: String, partner: String },
    sequence: { type: Number, default: 0 },
    requestHash: { type: String, default: '' },
    repeats: { type: Number, default: 0 },
    ...{ address: String, userAgent: String, requestId: String },
    version: { type: Number, default: 1 },
  },
  { timestamps: true, versionKey: false },
);
schema.plugin(outboxFields);
schema.index({ appointmentId: 1 }, { unique: true });
schema.index({ startAt: 1, _id: 1 });
schema.index({ createdAt: 1 });
schema.index({ heldUntil: 1 }, { sparse: true });

/** A meeting with a visitor, and the mails it owes. */
export const Booking = model<BookingRecord>('Booking', schema, 'bookings');

/** A quarter of an hour that a booking holds. Its beginning is its identity, so that the database itself lets one have it. */
export interface BookingCellRecord {
  _id: Date;
  bookingId: string;
}

const cellSchema = new Schema<BookingCellRecord>(
  { _id: { type: Date, required: true }, bookingId: text },
  { versionKey: false },
);
cellSchema.index({ bookingId: 1 });

export const BookingCell = model<BookingCellRecord>('BookingCell', cellSchema, 'bookingCells');
