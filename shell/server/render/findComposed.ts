import type { ComposedPage } from '@site/api/content/landingPages/composed/contract';
import { subjectPath } from '@site/api/content/landingPages/composed/landingSubject';
import { resolveLandingAddress } from '@site/api/content/landingPages/resolveLandingAddress';
import { memoize } from '../cache/memoize';

/** What the landing page composed for a URL says; undefined if it has its original texts, or is another page. */
export function findComposed(pages: readonly ComposedPage[], url: string): ComposedPage | undefined {
  if (!pages.length) return undefined;
  const address = resolveLandingAddress(new URL(url, 'http://site').pathname);
  return address && 'slug' in address ? pagesByPath(pages).get(subjectPath(address.slug)) : undefined;
}

const pagesByPath = memoize(
  (pages: readonly ComposedPage[]) => new Map(pages.map((page) => [page.path, page])),
);
