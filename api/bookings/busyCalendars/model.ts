import { model, Schema } from 'mongoose';
import { newId } from '../../platform/db/newId';
import type { SealedSecret } from '../../platform/encryption/seal';

export interface BusyTime {
  from: Date;
  to: Date;
}

export interface BusyCalendarRecord {
  _id: string;
  hostId: string;
  /** An iCalendar address, encrypted for this record. */
  url?: SealedSecret;
  /** What is shown of the address. */
  address: string;
  /** A calendar of a connected account instead of an address. */
  connectionId?: string;
  calendarId?: string;
  name: string;
  /** In order, without overlaps. Titles are not stored. */
  times: BusyTime[];
  readAt?: Date;
  error: string;
  /** When it is read next. */
  nextAt: Date;
  createdAt: Date;
}

const part = { _id: false } as const;
const text = { type: String, required: true } as const;

const schema = new Schema<BusyCalendarRecord>(
  {
    _id: { type: String, default: newId },
    hostId: text,
    url: new Schema({ key: text, nonce: text, data: text }, part),
    address: text,
    connectionId: String,
    calendarId: String,
    name: { type: String, default: '' },
    times: [new Schema({ from: Date, to: Date }, part)],
    readAt: Date,
    error: { type: String, default: '' },
    nextAt: { type: Date, required: true },
    createdAt: { type: Date, required: true },
  },
  { versionKey: false },
);
schema.index({ hostId: 1, createdAt: 1 });
schema.index({ nextAt: 1 });
schema.index({ connectionId: 1, calendarId: 1 }, { sparse: true });

/** Calendars of hosts, by an iCalendar address or of a connected account, and when they are busy. */
export const BusyCalendarModel = model<BusyCalendarRecord>('BusyCalendar', schema, 'busyCalendars');
