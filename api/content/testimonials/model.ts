import { model, Schema } from 'mongoose';
import { newId } from '../../platform/db/newId';
import type { TestimonialDraft } from './contract';

export interface TestimonialRecord extends TestimonialDraft {
  _id: string;
  image: string;
  /** Its position among the others. */
  order: number;
  version: number;
  updatedAt: Date;
}

const text = { type: String, default: '' } as const;

const schema = new Schema<TestimonialRecord>(
  {
    _id: { type: String, default: newId },
    quote: String,
    name: String,
    position: String,
    image: text,
    order: Number,
    consentOn: text,
    consentProof: text,
    isShown: { type: Boolean, default: false },
    version: { type: Number, default: 1 },
  },
  { timestamps: true, versionKey: false },
);

schema.index({ order: 1, _id: 1 });
schema.index({ isShown: 1, order: 1, _id: 1 });

/** A client's quote with their consent. */
export const Testimonial = model<TestimonialRecord>('Testimonial', schema, 'testimonials');
