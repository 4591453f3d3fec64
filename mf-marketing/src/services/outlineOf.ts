import { serviceAliases } from '@site/shell/paths';
import { INDUSTRY_SERVICES, OUTLINES } from './content';
import type { Outline } from './Outline';

/** The service shown at `/services/{slug}`; a second name shows the service it stands for. */
export function outlineOf(slug = ''): Outline | undefined {
  const primary = Object.hasOwn(serviceAliases, slug)
    ? serviceAliases[slug as keyof typeof serviceAliases]
    : slug;
  return OUTLINES.find((outline) => outline.slug === primary);
}

/** The service shown at `/industry-services/{slug}`. */
export function industryOutlineOf(slug = ''): Outline | undefined {
  return INDUSTRY_SERVICES.find((outline) => outline.slug === slug);
}
