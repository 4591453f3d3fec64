import type { Api } from '../../deps';
import { answer } from '../../http/answer';
import { anyone } from '../../http/can';
import { keptCopy } from '../../http/keptCopy';
import { listTestimonials } from './contract';
import { Testimonial, type TestimonialRecord } from './model';

const testimonials = keptCopy(() => Testimonial.find().sort({ order: 1 }).lean<TestimonialRecord[]>());

/** The quotes of the home page. */
export function testimonialRoutes(api: Api): void {
  answer(api, listTestimonials, anyone, () => testimonials());
}
