import { Schema } from 'mongoose';
import type { ClassifiedSource } from './trafficSource';

export interface TouchRecord extends ClassifiedSource {
  at: Date;
}

/** Where a record came from, as classified on arrival. */
export interface OriginRecord {
  first?: TouchRecord;
  last?: TouchRecord;
  page?: string;
  /** See `hashBrowserId`. */
  browserId?: string;
}

const part = { _id: false } as const;

const touch = new Schema<TouchRecord>(
  {
    source: String,
    medium: String,
    campaign: String,
    term: String,
    content: String,
    isPaid: Boolean,
    gclid: String,
    class: String,
    rule: String,
    at: Date,
  },
  part,
);

/** Schema of the `origin` field of a submission. `normalizeOrigin` creates its value. */
export const originSchema = new Schema<OriginRecord>(
  { first: touch, last: touch, page: String, browserId: String },
  part,
);
