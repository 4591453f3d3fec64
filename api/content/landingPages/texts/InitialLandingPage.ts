import type { LandingPageRecord } from '../model';

/** The content of a landing page of a new site. */
export type InitialLandingPage = Pick<
  LandingPageRecord,
  'slug' | 'kind' | 'label' | 'searchTitle' | 'description' | 'blocks'
>;
