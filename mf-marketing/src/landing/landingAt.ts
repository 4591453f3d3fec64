import { LANDINGS } from './content';
import { isLandingSlug } from './landingRule';
import { type LandingSubject, landingSubject } from './landingSubject';

export type Landing =
  | { kind: 'written'; words: (typeof LANDINGS)[number] }
  | { kind: 'decoded'; subject: LandingSubject };

/**
 * The landing page of an address: a written one at its own address or under `/landing`, else one made from the
 * known words of a one-part address that satisfies the rule. Undefined where there is none.
 */
export function landingAt(pathname: string): Landing | undefined {
  const [first = '', second] = decoded(pathname).split('/').filter(Boolean);
  const slug = first === 'landing' ? second : first;
  if (!slug) return undefined;
  const words = LANDINGS.find((landing) => landing.slug === slug);
  if (words) return { kind: 'written', words };
  if (first === 'landing' || !isLandingSlug(slug)) return undefined;
  return { kind: 'decoded', subject: landingSubject(slug) };
}

/** An address that cannot be decoded is taken as it is. */
function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}
