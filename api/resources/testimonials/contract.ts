import { array, type Infer, object, string } from 'superstruct';
import { endpoint } from '../../wire';

/** A quote of a client. The seeded ones are samples, named by initials only. */
export const Testimonial = object({ quote: string(), name: string(), position: string(), image: string() });
export type Testimonial = Infer<typeof Testimonial>;

export const listTestimonials = endpoint({
  method: 'GET',
  path: '/testimonials',
  returns: array(Testimonial),
  summary: 'The quotes shown on the home page, in their order.',
});
