import { resolveLandingAddress } from '@site/api/content/landingPages/resolveLandingAddress';
import type { LeadPages } from '@site/api/leads/pipeline/contract';

/**
 * Tells how many of the leads came from pages of an area: its own, and the landing pages whose address names it
 * (`/its-legal-round-rock-texas`).
 */
export function createLeadCounter(pages: LeadPages): (area: { slug: string; name: string }) => number {
  const own = new Map(pages.map(({ page, leads }) => [page, leads]));
  const landings = pages
    .map(({ page, leads }) => ({ leads, place: compact(landingSlug(page)) }))
    .filter(({ place }) => place !== '');
  return ({ slug, name }) => {
    const place = compact(name);
    return landings
      .filter((landing) => place !== '' && landing.place.includes(place))
      .reduce((sum, { leads }) => sum + leads, own.get(`/service-areas/${encodeURIComponent(slug)}`) ?? 0);
  };
}

function landingSlug(page: string): string {
  const [, below] = /^\/landing\/([^/]+)$/.exec(page) ?? [];
  const known = resolveLandingAddress(page);
  return below ?? (known && 'slug' in known ? known.slug : '');
}

const compact = (words: string) => words.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
