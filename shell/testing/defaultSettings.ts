import { initialTestimonials } from '@site/api/content/testimonials/initial';
import { initialSite } from '@site/api/siteData/initial';
import type { Settings } from '../kit';

/** The settings of pages in tests unless others are given: those of a new site. */
export const defaultSettings: Settings = {
  ...initialSite.settings,
  testimonials: initialTestimonials,
  credentials: initialSite.credentials,
  heroCases: initialSite.heroCases,
  hasCaseStudies: initialSite.hasCaseStudies,
  consentPolicy: initialSite.consentPolicy,
  origin: 'http://localhost:3000',
  year: new Date().getFullYear(),
};
