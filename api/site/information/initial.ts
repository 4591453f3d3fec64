import { initialSettings } from '../../settings/initial';
import type { Site } from './contract';

/** Initial site data, used until the API has answered once. It quotes nobody. */
export const initialSite: Site = {
  settings: initialSettings,
  frameOrigins: [],
  redirects: [],
  testimonials: [],
  credentials: [],
  heroCases: [],
  hasCaseStudies: false,
  consentPolicy: '1',
  tested: [],
};
