import type { LandingDraft } from '@site/api/content/landingPages/contract';
import { isLandingSlug } from '@site/api/content/landingPages/resolveLandingAddress';

/** The path of a landing page: at the root if its kind and the rules of the catch-all route allow it. */
export function getLandingPath({ slug, kind }: Pick<LandingDraft, 'slug' | 'kind'>): string | undefined {
  if (!slug) return undefined;
  const isAtRoot = kind === 'system' || (kind === 'programmatic' && isLandingSlug(slug));
  return `${isAtRoot ? '' : '/landing'}/${encodeURIComponent(slug)}`;
}
