import type { ContentFiles } from '../parts/contentOf';
import type { Landing } from './Landing';
import { isLandingSlug } from './landingRule';
import { type LandingSubject, landingSubject } from './landingSubject';

export type FoundLanding = { slug: string; words: Landing } | { slug: string; subject: LandingSubject };

/** The landing pages with words and an address of their own. Neutral: they claim no partnership. */
const files: ContentFiles<string, Landing> = {
  fivepointsbor: () => import('./content/fivepointsbor'),
  'cybersecurity-landing': () => import('./content/cybersecurity-landing'),
};

/**
 * The landing page of an address: a written one at its own address or under `/landing`, else one made from the
 * known words of a one-part address that satisfies the rule. Undefined where there is none.
 */
export async function landingAt(pathname: string): Promise<FoundLanding | undefined> {
  const [first = '', second] = decoded(pathname).split('/').filter(Boolean);
  const slug = first === 'landing' ? second : first;
  if (!slug) return undefined;
  const file = Object.hasOwn(files, slug) ? files[slug] : undefined;
  if (file) return { slug, words: (await file()).content };
  if (first === 'landing' || !isLandingSlug(slug)) return undefined;
  return { slug, subject: landingSubject(slug) };
}

/** An address that cannot be decoded is taken as it is. */
function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}
