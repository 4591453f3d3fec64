import { model, Schema } from 'mongoose';
import type { HostDraft } from './contract';

export interface HostRecord extends Omit<HostDraft, 'userId'> {
  /** The ID of the member. */
  _id: string;
  /** The calendar feed. Only a hash of its secret is stored. */
  feed?: { tokenHash: string; createdAt: Date };
  /** Grows with each booking of a host with a daily cap. */
  reservations?: number;
  version: number;
  createdAt: Date;
  updatedAt: Date;
}

const part = { _id: false } as const;

const schema = new Schema<HostRecord>(
  {
    _id: { type: String, required: true },
    isActive: Boolean,
    types: [String],
    hours: [new Schema({ weekday: Number, from: String, to: String }, part)],
    timeOff: [new Schema({ from: String, to: String, label: String }, part)],
    bufferMinutes: Number,
    noticeMinutes: Number,
    dailyCap: Number,
    reservations: Number,
    feed: new Schema({ tokenHash: String, createdAt: Date }, part),
    version: { type: Number, default: 1 },
  },
  { timestamps: true, versionKey: false },
);
schema.index({ createdAt: 1, _id: 1 });
schema.index({ 'feed.tokenHash': 1 }, { unique: true, sparse: true });

/** A member who holds meetings, with their working hours. */
export const BookingHost = model<HostRecord>('BookingHost', schema, 'bookingHosts');
