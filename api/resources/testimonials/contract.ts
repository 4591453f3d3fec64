import { boolean, type Infer, object, string } from 'superstruct';
import { optional } from '../../wire';

/** A quote of a client. */
export const Testimonial = object({
  quote: string(),
  name: string(),
  position: string(),
  image: string(),
  /** It is one that a new site begins with: no client said it, and whoever reads it is told so. */
  isSample: optional(boolean()),
});
export type Testimonial = Infer<typeof Testimonial>;
