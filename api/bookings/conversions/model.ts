import { model, Schema } from 'mongoose';
import type { JudgedSource } from '../../insights/origin/trafficSource';

export interface ConversionRecord extends JudgedSource {
  /** What makes it one: of a booking its appointment, so that the database itself lets it count once. */
  _id: string;
  type: string;
  appointmentId?: string;
  /** The booking of ours that it belongs to. */
  bookingId?: string;
  service?: string;
  value: number;
  currency: string;
  /** The site that led here. */
  referrerHost?: string;
  agent?: string;
  /** Whether the advertising account was told to hear of it. */
  isForAds: boolean;
  /** The network address, for thirty days. */
  address?: string;
  createdAt: Date;
  updatedAt: Date;
}

const text = { type: String, required: true } as const;

const schema = new Schema<ConversionRecord>(
  {
    _id: text,
    ...{ type: text, appointmentId: String, bookingId: String, service: String },
    ...{ value: Number, currency: String, referrerHost: String, agent: String },
    ...{ source: String, medium: String, campaign: String, gclid: String },
    ...{ isPaid: Boolean, class: String, rule: String, isForAds: Boolean, address: String },
  },
  { timestamps: true, versionKey: false },
);
schema.index({ type: 1, createdAt: -1 });
schema.index({ createdAt: 1 });

/** Something a visitor did that counts, and where the visit came from. Kept for 13 months. */
export const Conversion = model<ConversionRecord>('Conversion', schema, 'conversions');
