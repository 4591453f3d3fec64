import { model, Schema } from 'mongoose';
import { newId } from '../../platform/db/newId';
import { changeNotes } from '../../platform/records/changeNotes';
import type { LocationText } from './contract';

export interface LocationRecord extends LocationText {
  _id: string;
  isPublished: boolean;
  /** Its position among the others. */
  order: number;
  version: number;
  createdAt: Date;
  updatedAt: Date;
}

const text = { type: String, required: true } as const;
const number = { type: Number, required: true } as const;

const schema = new Schema<LocationRecord>(
  {
    _id: { type: String, default: newId },
    slug: text,
    name: text,
    county: text,
    state: text,
    lat: number,
    lng: number,
    summary: text,
    lead: text,
    road: text,
    roadMiles: number,
    onSiteDays: [String],
    sections: [{ _id: false, title: text, text }],
    facts: [{ _id: false, text, source: { name: text, url: text }, asOf: text }],
    industries: [String],
    nearby: [String],
    faqs: [{ _id: false, question: text, answer: text }],
    isPublished: { type: Boolean, required: true },
    order: number,
    version: { type: Number, default: 1 },
  },
  { timestamps: true, versionKey: false },
);

schema.plugin(changeNotes);
schema.index({ slug: 1 }, { unique: true });
schema.index({ isPublished: 1, order: 1, _id: 1, updatedAt: 1 });

/** A published service area: a town with local facts and questions. */
export const Location = model<LocationRecord>('Location', schema, 'locations');
