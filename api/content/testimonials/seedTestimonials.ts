import type mongoose from 'mongoose';
import { initialTestimonials } from './initial';
import { Testimonial } from './model';

/** Adds each sample that does not exist yet. */
export async function seedTestimonials(): Promise<void> {
  for (const [order, { isSample: _, ...sample }] of initialTestimonials.entries()) {
    await Testimonial.updateOne(
      { _id: `sample-${order + 1}` },
      { $setOnInsert: { ...sample, order, isShown: true } },
      { upsert: true },
    );
  }
}

/** Sets the fields that testimonials stored before they could be hidden do not have, so that they stay visible. */
export async function addTestimonialDefaults(db: mongoose.mongo.Db): Promise<void> {
  const before = { consentOn: '', consentProof: '', isShown: true, version: 1, updatedAt: new Date() };
  for (const [field, value] of Object.entries(before))
    await db
      .collection('testimonials')
      .updateMany({ [field]: { $exists: false } }, { $set: { [field]: value } });
}
