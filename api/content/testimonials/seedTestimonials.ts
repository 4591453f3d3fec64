import type mongoose from 'mongoose';
import { initialTestimonials } from './initial';
import { Testimonial } from './model';

/** Writes the samples, each unless it is there already. */
export async function seedTestimonials(): Promise<void> {
  for (const [order, { isSample: _, ...sample }] of initialTestimonials.entries()) {
    await Testimonial.updateOne(
      { _id: `sample-${order + 1}` },
      { $setOnInsert: { ...sample, order, isShown: true } },
      { upsert: true },
    );
  }
}

/** What was stored before quotes could be hidden is shown as it was. */
export async function addTestimonialDefaults(db: mongoose.mongo.Db): Promise<void> {
  const before = { consentOn: '', consentProof: '', isShown: true, version: 1, updatedAt: new Date() };
  for (const [field, value] of Object.entries(before))
    await db
      .collection('testimonials')
      .updateMany({ [field]: { $exists: false } }, { $set: { [field]: value } });
}
