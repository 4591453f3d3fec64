import type { LandingState } from './contract';
import type { LandingPageRecord } from './model';
import { isLandingSlug } from './resolveLandingAddress';

type Dated = Pick<LandingPageRecord, 'isDraft' | 'publishAt' | 'expireAt'>;

/** How far a landing page is at a moment. */
export function landingState({ isDraft, publishAt, expireAt }: Dated, now: Date): LandingState {
  if (isDraft) return 'draft';
  if (now < publishAt) return 'scheduled';
  return expireAt && expireAt <= now ? 'expired' : 'published';
}

/** Whether a path of this site leads to this very page, at either of its addresses: nobody would ever arrive. */
export function redirectsToItself(to: string, { slug }: Pick<LandingPageRecord, 'slug'>): boolean {
  const own = encodeURIComponent(slug);
  return [`/${own}`, `/landing/${own}`].includes(to.replace(/\/+$/, ''));
}

/** The address of a landing page that counts. A slug that the catch-all does not admit lives under `/landing` alone. */
export function landingPath({ slug, kind }: Pick<LandingPageRecord, 'slug' | 'kind'>): string {
  const atRoot = kind === 'system' || (kind === 'programmatic' && isLandingSlug(slug));
  return `${atRoot ? '' : '/landing'}/${encodeURIComponent(slug)}`;
}
