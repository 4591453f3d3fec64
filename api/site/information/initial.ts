import { initialTestimonials } from '../../content/testimonials/initial';
import { initialSettings } from '../../settings/initial';
import type { Site } from './contract';

/** The document as a new site begins with it: what pages show before the API was ever heard. */
export const initialSite: Site = {
  settings: initialSettings,
  frameOrigins: [],
  redirects: [],
  testimonials: initialTestimonials,
  consentPolicy: '1',
  tested: [],
};
