import type { LandingState } from './contract';
import type { LandingPageRecord } from './model';
import { isLandingSlug } from './resolveLandingAddress';

type Dated = Pick<LandingPageRecord, 'isDraft' | 'publishAt' | 'expireAt'>;

/** The state of a landing page at a given time. */
export function landingState({ isDraft, publishAt, expireAt }: Dated, now: Date): LandingState {
  if (isDraft) return 'draft';
  if (now < publishAt) return 'scheduled';
  return expireAt && expireAt <= now ? 'expired' : 'published';
}

/** Whether a path of this site is one of the page's own, so that a redirect to it would loop. */
export function redirectsToItself(to: string, { slug }: Pick<LandingPageRecord, 'slug'>): boolean {
  const own = encodeURIComponent(slug);
  return [`/${own}`, `/landing/${own}`].includes(to.replace(/\/+$/, ''));
}

/** The canonical path of a landing page. A slug that the catch-all route does not admit exists only under `/landing`. */
export function landingPath({ slug, kind }: Pick<LandingPageRecord, 'slug' | 'kind'>): string {
  const atRoot = kind === 'system' || (kind === 'programmatic' && isLandingSlug(slug));
  return `${atRoot ? '' : '/landing'}/${encodeURIComponent(slug)}`;
}
