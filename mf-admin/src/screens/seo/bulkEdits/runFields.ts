import type { OverrideDraft } from '@site/api/seo/pageInventory/contract';

/** What a bulk edit can change, by the names that it has for pages. */
export const RUN_FIELDS: Record<keyof OverrideDraft, string> = {
  title: 'Title',
  description: 'Description',
  socialTitle: 'Social title',
  socialDescription: 'Social description',
  socialImage: 'Social image',
  canonical: 'Canonical URL',
  robots: 'Robots',
};
