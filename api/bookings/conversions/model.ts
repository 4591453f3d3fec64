import { model, Schema } from 'mongoose';
import type { ClassifiedSource } from '../../insights/origin/trafficSource';

export interface ConversionRecord extends ClassifiedSource {
  /** Unique identity: for a booking its appointment, so that the database lets it count once. */
  _id: string;
  type: string;
  appointmentId?: string;
  /** ID of the booking, if it was made here. */
  bookingId?: string;
  service?: string;
  value: number;
  currency: string;
  /** Host of the referring site. */
  referrerHost?: string;
  agent?: string;
  /** Whether it was to be reported to the advertising account. */
  isForAds: boolean;
  /** Network address, deleted after thirty days. */
  address?: string;
  createdAt: Date;
  updatedAt: Date;
}

const text = { type: String, required: true } as const;

const schema = new Schema<ConversionRecord>(
  {
    _id: text,
    type: text,
    appointmentId: String,
    bookingId: String,
    service: String,
    value: Number,
    currency: String,
    referrerHost: String,
    agent: String,
    source: String,
    medium: String,
    campaign: String,
    gclid: String,
    isPaid: Boolean,
    class: String,
    rule: String,
    isForAds: Boolean,
    address: String,
  },
  { timestamps: true, versionKey: false },
);
schema.index({ type: 1, createdAt: -1 });
schema.index({ createdAt: 1 });

/** A conversion and the source of its visit. Stored for 13 months. */
export const Conversion = model<ConversionRecord>('Conversion', schema, 'conversions');
