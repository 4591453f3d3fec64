import type { PageWords } from '@site/shell/kit';

/** A landing page in the team's own words. */
export interface Landing extends Pick<PageWords, 'title' | 'searchTitle' | 'description' | 'lead'> {
  slug: string;
  points: { title: string; text: string }[];
  steps: { title: string; text: string }[];
  note: string;
}
