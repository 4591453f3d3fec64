import { initialSite } from '@site/api/site/information/initial';
import type { Settings } from '../kit';

/** What pages are shown with in tests unless they say otherwise: what a new site begins with. */
export const defaultSettings: Settings = {
  ...initialSite.settings,
  testimonials: initialSite.testimonials,
  consentPolicy: initialSite.consentPolicy,
  origin: 'http://localhost:3000',
  year: new Date().getFullYear(),
};
