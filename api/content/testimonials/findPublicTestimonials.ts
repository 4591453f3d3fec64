import mongoose from 'mongoose';
import type { Testimonial as TestimonialView } from './contract';
import { initialTestimonials } from './initial';
import { Testimonial, type TestimonialRecord } from './model';

/** The number of testimonials on the home page. */
const HOME_PAGE_COUNT = 3;

const SAMPLES = initialTestimonials.map(({ quote }) => quote);

/** A testimonial is a sample while its quote is unchanged; a changed quote needs a person who said it. */
export const isSample = ({ quote }: Pick<TestimonialView, 'quote'>): boolean => SAMPLES.includes(quote);

/** The testimonials of the home page, in their order. */
export async function findPublicTestimonials(hasSamples: boolean): Promise<TestimonialView[]> {
  return (await findHomePageRecords(hasSamples)).map((record) => ({
    ...record,
    ...(isSample(record) && { isSample: true }),
  }));
}

export function findHomePageRecords(hasSamples: boolean): Promise<TestimonialRecord[]> {
  return Testimonial.find({
    isShown: true,
    ...(!hasSamples && { quote: mongoose.trusted({ $nin: SAMPLES }) }),
  })
    .sort({ order: 1, _id: 1 })
    .limit(HOME_PAGE_COUNT)
    .lean<TestimonialRecord[]>();
}

/** How many samples are turned on. */
export const countShownSamples = (): Promise<number> =>
  Testimonial.countDocuments({ isShown: true, quote: mongoose.trusted({ $in: SAMPLES }) });
