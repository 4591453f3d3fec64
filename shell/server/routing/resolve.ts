import type { IncomingMessage } from 'node:http';
import type { RedirectRule } from '@site/api/content/redirects/contract';
import { findRule } from '@site/api/content/redirects/findRule';
import type { TestedPage } from '@site/api/insights/variants/contract';
import type { Site } from '@site/api/siteData/contract';
import { paths } from '../../paths';
import type { Route } from '../../src/boot';
import { findRoute, notFoundPath } from '../../src/router/findRoute';
import { previewToken } from '../../src/router/previewToken';
import { memoize } from '../cache/memoize';
import type { Snapshot } from '../releases/snapshot';
import { isGuarded } from './adminGuard';
import { fixedRedirect } from './fixedRedirect';

/** The result of resolving an address. Its response uses this one snapshot throughout. */
interface Target {
  snapshot: Snapshot;
  /** The route of a release; undefined if there is none. */
  route: Route | undefined;
  pathname: string;
  /** The query with its question mark, or an empty string. */
  search: string;
  /** Only signed-in members may see it. */
  isGuarded: boolean;
  /** The request did not use the canonical spelling. */
  wasNormalized: boolean;
}

/** How an address is served. */
type Action =
  /** Redirects to `location`, always the same for this address. */
  | { kind: 'redirect'; status: 301 | 302; location: string }
  /** Follows a redirect of the team, or responds with 410. */
  | { kind: 'rule'; rule: RedirectRule }
  /** Renders a page with unpublished content for whoever has the token. */
  | { kind: 'preview'; token: string }
  /** A page from the cache, the same for everybody; `tested` if it has A/B test variants. */
  | { kind: 'cached'; key: string; tested?: TestedPage }
  /** Renders a page for this request only: a workbench screen or a sealed page. */
  | { kind: 'render' };

export type Resolution = Target & Action;

interface Sources {
  releases: { readonly snapshot: Snapshot };
  site: { readonly current: Site };
}

/**
 * Decides how a page address is served, and alone decides which responses may be cached. Files and API calls have
 * other addresses, which are handled before.
 */
export function resolve(
  { releases: { snapshot }, site: { current: site } }: Sources,
  { address }: Pick<IncomingMessage, 'address'>,
): Resolution {
  const { pathname, search, wasNormalized } = address ?? { pathname: '/', search: '', wasNormalized: false };
  const route = routeAt(snapshot.routes, pathname);
  const target = {
    snapshot,
    route,
    pathname,
    search,
    wasNormalized,
    isGuarded: isGuarded(route, pathname),
  };
  return { ...target, ...actionFor(target, site) };
}

function actionFor({ route, pathname, search, wasNormalized }: Target, site: Site): Action {
  const location = fixedRedirect(pathname, search);
  if (location) return { kind: 'redirect', status: pathname === paths.admin.home ? 302 : 301, location };
  const token = mayPreview(route) ? previewToken(search) : undefined;
  if (token) return { kind: 'preview', token };
  const rule = findRule(site.redirects, pathname);
  if (rule) return { kind: 'rule', rule };
  const key = cacheKey(route, pathname, search);
  if (key !== undefined) return { kind: 'cached', key, tested: testedAt(site.tested, pathname) };
  return wasNormalized ? { kind: 'redirect', status: 301, location: pathname + search } : { kind: 'render' };
}

/** Public pages with the site's header and footer, and landing pages. */
const mayPreview = (route: Route | undefined) =>
  !route?.isPrivate && [undefined, 'landing'].includes(route?.frame);

const routeAt = memoize(findRoute);
const testedAt = (pages: readonly TestedPage[], pathname: string) =>
  pages.find(({ path }) => path === pathname);

/** The path with the query keys, each once, that affect the rendered page; undefined for a page that is not cached. */
function cacheKey(route: Route | undefined, pathname: string, search: string): string | undefined {
  if (!route) return notFoundPath(pathname);
  if (route.frame === 'workbench' || route.frame === 'sealed') return undefined;
  if (!search || !route.queryKeys) return pathname;
  const params = new URLSearchParams(search);
  const used = new URLSearchParams(
    route.queryKeys.flatMap((key) => (params.has(key) ? [[key, params.get(key) ?? '']] : [])),
  );
  return used.size ? `${pathname}?${used}` : pathname;
}
