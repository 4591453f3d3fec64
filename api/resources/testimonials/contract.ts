import { type Infer, object, string } from 'superstruct';

/** A quote of a client. The seeded ones are samples, named by initials only. */
export const Testimonial = object({ quote: string(), name: string(), position: string(), image: string() });
export type Testimonial = Infer<typeof Testimonial>;
