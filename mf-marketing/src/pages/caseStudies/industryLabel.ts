import { industries } from '@site/shell/paths';

/** The name of an industry with a page of its own; undefined for another one. */
export const industryLabel = (slug: string): string | undefined =>
  industries.find((one) => one.slug === slug)?.label;
