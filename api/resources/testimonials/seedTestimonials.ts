import { initialTestimonials } from './initial';
import { Testimonial } from './model';

/** Writes the samples, each unless it is there already. */
export async function seedTestimonials(): Promise<void> {
  for (const [order, { isSample: _, ...sample }] of initialTestimonials.entries()) {
    await Testimonial.updateOne(
      { _id: `sample-${order + 1}` },
      { $setOnInsert: { ...sample, order } },
      { upsert: true },
    );
  }
}
