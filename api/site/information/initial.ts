import { initialTestimonials } from '../../content/testimonials/initial';
import { initialSettings } from '../../settings/initial';
import type { Site } from './contract';

/** Initial site data, used until the API has answered once. */
export const initialSite: Site = {
  settings: initialSettings,
  frameOrigins: [],
  redirects: [],
  testimonials: initialTestimonials,
  consentPolicy: '1',
  tested: [],
};
