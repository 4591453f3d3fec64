import type { LeadPages } from '@site/api/contract/leads';
import { landingAddress } from '@site/api/landingAddress';

/**
 * How many of the leads came from pages of an area: its own, and the landing pages whose address names it
 * (`/its-legal-round-rock-texas`).
 */
export function leadsFrom({ slug, name }: { slug: string; name: string }, pages: LeadPages): number {
  const own = `/service-areas/${encodeURIComponent(slug)}`;
  const place = compact(name);
  return pages
    .filter(({ page }) => page === own || (place !== '' && compact(landingSlug(page)).includes(place)))
    .reduce((sum, { leads }) => sum + leads, 0);
}

function landingSlug(page: string): string {
  const [, below] = /^\/landing\/([^/]+)$/.exec(page) ?? [];
  const known = landingAddress(page);
  return below ?? (known && 'slug' in known ? known.slug : '');
}

const compact = (words: string) => words.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
