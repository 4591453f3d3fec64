import mongoose from 'mongoose';
import { findPageAddresses } from '../../content/addresses/model';
import { Content } from '../../content/documents/model';
import { findRule } from '../../content/redirects/findRule';
import { listRedirectRules } from '../../content/redirects/listRedirectRules';
import type { CheckedLink } from '../../tools/scans/LinkChecks';
import { matchPattern } from '../sitemap/matchPattern';

type PathState = Omit<CheckedLink, 'url'>;

/** Decides, without a request, whether paths of this site lead somewhere: by pages, files, documents and redirects. */
export async function createPathCheck(): Promise<(path: string) => PathState> {
  const [released, rules, documents] = await Promise.all([
    findPageAddresses(),
    listRedirectRules(),
    Content.find({ isPublic: true, publicPath: mongoose.trusted({ $exists: true }) })
      .select({ _id: 0, publicPath: 1 })
      .lean<{ publicPath: string }[]>(),
  ]);
  const public_ = new Set(documents.map(({ publicPath }) => publicPath));
  const known = new Set([...(released?.files ?? []), ...public_]);
  const findPattern = matchPattern(released?.pages ?? []);
  // At these patterns, a page is there only if a document is.
  const ofDocuments = new Set([...public_].flatMap((path) => findPattern(path) ?? []));
  return (path) => {
    if (known.has(path)) return WORKS;
    const rule = findRule(rules, path);
    if (rule) return rule.to ? WORKS : { state: 'broken', why: 'a redirect marks it as gone' };
    if (!released || path.startsWith('/api/')) return UNKNOWN;
    const pattern = findPattern(path);
    if (!pattern || (pattern !== path && ofDocuments.has(pattern))) return MISSING;
    return pattern === path ? WORKS : UNKNOWN;
  };
}

const WORKS: PathState = { state: 'works', why: '' };
const MISSING: PathState = { state: 'broken', why: 'there is no such page on this site' };
const UNKNOWN: PathState = { state: 'unknown', why: 'pages of this kind aren’t listed' };
