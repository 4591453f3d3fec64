import type { LandingPageRecord } from '../model';

/** What a landing page says, before it is anybody's record. */
export type InitialLandingPage = Pick<
  LandingPageRecord,
  'slug' | 'kind' | 'label' | 'searchTitle' | 'description' | 'blocks'
>;
