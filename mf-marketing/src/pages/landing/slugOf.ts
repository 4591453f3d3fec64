import { decodePathPart, resolveLandingAddress } from '@site/api/content/landingPages/resolveLandingAddress';

/** Addresses of their own outside of the catch-all, which only a record can fill. */
const FIXED = ['fivepointsbor', 'cybersecurity-landing'];

export interface LandingSlug {
  slug: string;
  /** Whether the address shows a page also where nobody has written one. */
  isAdmitted: boolean;
}

/** The slug of a landing page's address; undefined where there can be no such page. */
export function slugOf(pathname: string): LandingSlug | undefined {
  const [first = '', second] = pathname.split('/').filter(Boolean);
  if (first === 'landing')
    return second === undefined ? undefined : { slug: decodePathPart(second), isAdmitted: false };
  if (FIXED.includes(first)) return { slug: first, isAdmitted: false };
  const address = resolveLandingAddress(pathname);
  return address && 'slug' in address ? { slug: address.slug, isAdmitted: true } : undefined;
}
