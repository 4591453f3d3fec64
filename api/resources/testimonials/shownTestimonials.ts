import type { Testimonial as TestimonialView } from './contract';
import { initialTestimonials } from './initial';
import { Testimonial, type TestimonialRecord } from './model';

/** The home page has three places. */
const PLACES = 3;

const SAMPLES = new Set(initialTestimonials.map(({ quote }) => quote));

/** The quotes of the home page, in their order. One is a sample as long as its words are. */
export async function shownTestimonials(): Promise<TestimonialView[]> {
  const shown = await Testimonial.find().sort({ order: 1 }).limit(PLACES).lean<TestimonialRecord[]>();
  return shown.map((record) => ({ ...record, ...(SAMPLES.has(record.quote) && { isSample: true }) }));
}
