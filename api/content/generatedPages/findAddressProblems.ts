import mongoose from 'mongoose';
import { PlainSlug } from '../documents/contract';
import { Content } from '../documents/model';
import { landingKind } from '../landingPages/landingKind';
import { LandingPage } from '../landingPages/model';
import type { ReadSite } from '../publishing/assertPublishable';
import { findRule } from '../redirects/findRule';
import { readRedirects } from '../redirects/lockRedirects';

export interface PageAddress {
  slug: string;
  path: string;
  /** The landing page that gets the URL, where there is one, and the path that it has now. */
  document?: string;
  currentPath?: string;
}

/** Why the URL of each page cannot be used; empty where it can. */
export async function findAddressProblems(
  pages: readonly PageAddress[],
  readSite: ReadSite,
): Promise<string[]> {
  const slugs = mongoose.trusted({ $in: pages.map(({ slug }) => slug) });
  const [site, rules, drafts, published] = await Promise.all([
    readSite(),
    readRedirects(),
    Content.find({ kind: landingKind.name, isBinned: false, slug: slugs }).select('slug').lean<Named[]>(),
    LandingPage.find({ slug: slugs }).select('slug').lean<Named[]>(),
  ]);
  const taken = [...drafts, ...published];
  const owners = new Map(taken.map(({ slug }) => [slug, new Set<string>()]));
  for (const { slug, _id } of taken) owners.get(slug)?.add(_id);
  const sitePaths = new Set([...site.pages, ...site.files]);
  const seen = new Set<string>();
  return pages.map(({ slug, path, document, currentPath }) => {
    const [failure] = PlainSlug.validate(slug);
    if (failure) return `The slug “${slug.slice(0, 100)}” can’t be used. ${failure.message}`;
    if (seen.has(slug)) return 'Another generated page has this URL.';
    seen.add(slug);
    if ([...(owners.get(slug) ?? [])].some((owner) => owner !== document))
      return 'A landing page with this URL already exists.';
    if (path === currentPath) return '';
    if (sitePaths.has(path)) return 'There is already a page at this URL.';
    const rule = findRule(rules, path);
    return rule ? `A redirect from ${rule.from} uses this URL.` : '';
  });
}

interface Named {
  _id: string;
  slug: string;
}
