import { resolveLandingAddress } from '@site/api/content/landingPages/resolveLandingAddress';
import type { LeadPages } from '@site/api/leads/pipeline/contract';

/**
 * Creates a function that counts the leads from an area's pages: its own, and the landing pages whose path names it
 * (`/its-legal-round-rock-texas`).
 */
export function createLeadCounter(pages: LeadPages): (area: { slug: string; name: string }) => number {
  const own = new Map(pages.map(({ page, leads }) => [page, leads]));
  const landings = pages
    .map(({ page, leads }) => ({ leads, slug: compact(landingSlug(page)) }))
    .filter(({ slug }) => slug !== '');
  return ({ slug, name }) => {
    const compactName = compact(name);
    return landings
      .filter((landing) => compactName !== '' && landing.slug.includes(compactName))
      .reduce((sum, { leads }) => sum + leads, own.get(`/service-areas/${encodeURIComponent(slug)}`) ?? 0);
  };
}

function landingSlug(page: string): string {
  const [, below] = /^\/landing\/([^/]+)$/.exec(page) ?? [];
  const known = resolveLandingAddress(page);
  return below ?? (known && 'slug' in known ? known.slug : '');
}

const compact = (words: string) => words.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
