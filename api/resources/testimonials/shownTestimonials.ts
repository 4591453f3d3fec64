import { Testimonial, type TestimonialRecord } from './model';

/** The home page has three places. */
const PLACES = 3;

/** The quotes of the home page, in their order. */
export function shownTestimonials(): Promise<TestimonialRecord[]> {
  return Testimonial.find().sort({ order: 1 }).limit(PLACES).lean<TestimonialRecord[]>();
}
