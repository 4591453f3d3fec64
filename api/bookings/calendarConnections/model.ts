import { model, Schema } from 'mongoose';
import { newId } from '../../platform/db/newId';
import type { SealedSecret } from '../../platform/encryption/seal';
import { type OutboxSource, outboxFields } from '../../platform/outbox/outboxEntries';
import type { BusyTime } from '../busyCalendars/model';
import type { CalendarProviderName } from '../calendarApps/contract';
import type { ProviderCalendar } from '../calendarProviders/CalendarProvider';

/** An account at a provider that a host has connected. */
export interface ConnectionRecord extends OutboxSource<'reconnect'> {
  hostId: string;
  provider: CalendarProviderName;
  account: string;
  state: 'connected' | 'reconnect';
  problem: string;
  canAddBookings: boolean;
  /** Encrypted for this record. */
  refreshToken?: SealedSecret;
  accessToken?: SealedSecret;
  accessUntil?: Date;
  /** Grows with each new token, so that an outdated one is never stored over it. */
  tokenVersion: number;
  /** Until when one process renews the token. */
  refreshingUntil?: Date;
  calendars: ProviderCalendar[];
  bookingCalendar: string;
  /** Until when the provider wants no calls. */
  blockedUntil?: Date;
  /** Until when one process writes events. */
  writingUntil?: Date;
  okAt?: Date;
  version: number;
  updatedAt: Date;
}

/** An attempt to connect an account. */
export interface AuthorizationRecord {
  /** SHA-256 of the state, which only the browser and the provider have. */
  _id: string;
  sessionId: string;
  userId: string;
  provider: CalendarProviderName;
  addsBookings: boolean;
  /** Encrypted for this record. */
  verifier: SealedSecret;
  expires: Date;
}

/** A booking as an event in the calendar of its host. */
export interface CalendarEventRecord {
  /** The key of the event: derived from account, calendar and booking, so that it survives a new connection. */
  _id: string;
  connectionId: string;
  calendarId: string;
  bookingId: string;
  /** Its ID at the provider, once it is known. */
  remoteId?: string;
  /** SHA-256 of what was last written. */
  written: string;
  /** When it may be in the calendar: two times while it is moved. */
  times: BusyTime[];
  /** The end of the meeting. */
  endAt: Date;
  attempts: number;
  nextAt?: Date;
  error: string;
}

/** Access that is yet to be withdrawn at the provider. */
export interface RevocationRecord {
  _id: string;
  provider: CalendarProviderName;
  /** Empty where it could not be read. */
  account: string;
  /** Who gave the access. */
  hostId?: string;
  /** Encrypted for this record. */
  token: SealedSecret;
  attempts: number;
  nextAt: Date;
  createdAt: Date;
}

const part = { _id: false } as const;
const text = { type: String, required: true } as const;
const word = { type: String, default: '' } as const;
const count = { type: Number, default: 0 } as const;
const sealed = new Schema<SealedSecret>({ key: text, nonce: text, data: text }, part);
const day = 86_400;

const connection = new Schema<ConnectionRecord>(
  {
    _id: { type: String, default: newId },
    hostId: text,
    provider: text,
    account: text,
    state: { type: String, default: 'connected' },
    problem: word,
    canAddBookings: Boolean,
    refreshToken: sealed,
    accessToken: sealed,
    accessUntil: Date,
    tokenVersion: count,
    refreshingUntil: Date,
    calendars: [new Schema({ id: String, name: String, isPrimary: Boolean, canAdd: Boolean }, part)],
    bookingCalendar: word,
    blockedUntil: Date,
    writingUntil: Date,
    okAt: Date,
    version: { type: Number, default: 1 },
  },
  { timestamps: true, versionKey: false },
);
connection.plugin(outboxFields);
connection.index({ hostId: 1, provider: 1, account: 1 }, { unique: true });

const authorization = new Schema<AuthorizationRecord>(
  {
    _id: text,
    sessionId: text,
    userId: text,
    provider: text,
    addsBookings: Boolean,
    verifier: sealed,
    expires: { type: Date, required: true },
  },
  { versionKey: false },
);
authorization.index({ expires: 1 }, { expireAfterSeconds: 0 });

const event = new Schema<CalendarEventRecord>(
  {
    _id: text,
    connectionId: text,
    calendarId: text,
    bookingId: text,
    remoteId: String,
    written: word,
    times: [new Schema({ from: Date, to: Date }, part)],
    endAt: { type: Date, required: true },
    attempts: count,
    nextAt: Date,
    error: word,
  },
  { versionKey: false },
);
event.index({ connectionId: 1, endAt: 1 });
event.index({ bookingId: 1 });
// Bookings are deleted after two years.
event.index({ endAt: 1 }, { expireAfterSeconds: 730 * day });

const revocation = new Schema<RevocationRecord>(
  {
    _id: text,
    provider: text,
    account: word,
    hostId: String,
    token: sealed,
    attempts: count,
    nextAt: { type: Date, required: true },
    createdAt: { type: Date, required: true },
  },
  { versionKey: false },
);
revocation.index({ nextAt: 1 });
revocation.index({ createdAt: 1 }, { expireAfterSeconds: day });

export const ConnectionModel = model<ConnectionRecord>(
  'CalendarConnection',
  connection,
  'calendarConnections',
);
export const AuthorizationModel = model<AuthorizationRecord>(
  'CalendarAuthorization',
  authorization,
  'calendarAuthorizations',
);
export const CalendarEventModel = model<CalendarEventRecord>('CalendarEvent', event, 'calendarEvents');
export const RevocationModel = model<RevocationRecord>(
  'CalendarRevocation',
  revocation,
  'calendarRevocations',
);
