import { Schema } from 'mongoose';
import type { JudgedSource } from './trafficSource';

export interface TouchRecord extends JudgedSource {
  at: Date;
}

/** Where a record came from, as judged when it arrived. */
export interface OriginRecord {
  first?: TouchRecord;
  last?: TouchRecord;
  page?: string;
}

const part = { _id: false } as const;

const touch = new Schema<TouchRecord>(
  {
    ...{ source: String, medium: String, campaign: String, isPaid: Boolean, gclid: String },
    ...{ class: String, rule: String, at: Date },
  },
  part,
);

/** For a field `origin` of whatever a visitor sends: `origin: originSchema`. Its value comes from `readOrigin`. */
export const originSchema = new Schema<OriginRecord>({ first: touch, last: touch, page: String }, part);
