import type { Testimonial as TestimonialView } from './contract';
import { initialTestimonials } from './initial';
import { Testimonial, type TestimonialRecord } from './model';

/** The number of testimonials on the home page. */
const HOME_PAGE_COUNT = 3;

const SAMPLES = new Set(initialTestimonials.map(({ quote }) => quote));

/** A testimonial is a sample while its quote is unchanged; a changed quote needs a person who said it. */
export const isSample = ({ quote }: Pick<TestimonialView, 'quote'>): boolean => SAMPLES.has(quote);

/** The testimonials of the home page, in their order. */
export async function findPublicTestimonials(): Promise<TestimonialView[]> {
  return (await findHomePageRecords()).map((record) => ({
    ...record,
    ...(isSample(record) && { isSample: true }),
  }));
}

export function findHomePageRecords(): Promise<TestimonialRecord[]> {
  return Testimonial.find({ isShown: true })
    .sort({ order: 1, _id: 1 })
    .limit(HOME_PAGE_COUNT)
    .lean<TestimonialRecord[]>();
}
