import type { CitySlug, IndustrySlug } from '@site/shell/paths';

/** One service area. Where it lies is said in `places.ts`; distances are computed, never written. */
export interface City {
  slug: CitySlug;
  county: string;
  /** Meta description: 70 to 155 characters. */
  summary: string;
  /** The road between the desk and this city. */
  road: string;
  /** What is local: the work done here, then connectivity and travel. */
  facts: [string, string];
  /** The industries most often met here. */
  industries: IndustrySlug[];
}
