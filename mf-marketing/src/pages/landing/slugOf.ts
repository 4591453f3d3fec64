import { decodePathPart, resolveLandingAddress } from '@site/api/content/landingPages/resolveLandingAddress';

/** URLs outside of the catch-all, which need a record. */
const FIXED = ['fivepointsbor', 'cybersecurity-landing'];

export interface LandingSlug {
  slug: string;
  /** Whether the URL shows a page even without a record. */
  isAdmitted: boolean;
}

/** The slug of a landing page URL; undefined if it cannot be one. */
export function slugOf(pathname: string): LandingSlug | undefined {
  const [first = '', second] = pathname.split('/').filter(Boolean);
  if (first === 'landing')
    return second === undefined ? undefined : { slug: decodePathPart(second), isAdmitted: false };
  if (FIXED.includes(first)) return { slug: first, isAdmitted: false };
  const address = resolveLandingAddress(pathname);
  return address && 'slug' in address ? { slug: address.slug, isAdmitted: true } : undefined;
}
