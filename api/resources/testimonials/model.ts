import { model, Schema } from 'mongoose';
import type { Testimonial as TestimonialView } from './contract';

export interface TestimonialRecord extends Omit<TestimonialView, 'isSample'> {
  _id: string;
  order: number;
}

const schema = new Schema<TestimonialRecord>(
  { _id: String, quote: String, name: String, position: String, image: String, order: Number },
  { timestamps: true, versionKey: false },
);

schema.index({ order: 1 });

/** A quote shown on the home page. */
export const Testimonial = model<TestimonialRecord>('Testimonial', schema, 'testimonials');
