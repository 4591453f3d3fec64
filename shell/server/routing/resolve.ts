import type { IncomingMessage } from 'node:http';
import type { RedirectRule } from '@site/api/content/redirects/contract';
import { findRule } from '@site/api/content/redirects/findRule';
import type { TestedPage } from '@site/api/insights/variants/contract';
import type { Site } from '@site/api/site/information/contract';
import { paths } from '../../paths';
import type { Route } from '../../src/boot';
import { findRoute, notFoundPath } from '../../src/router/findRoute';
import { previewToken } from '../../src/router/previewToken';
import { memoize } from '../cache/memoize';
import type { Snapshot } from '../releases/snapshot';
import { isGuarded } from './adminGuard';
import { fixedRedirect } from './fixedRedirect';

/** What an address is, read once: every answer to it uses the same snapshot. */
interface Target {
  snapshot: Snapshot;
  /** The page of a release at this path; undefined where none has it. */
  route: Route | undefined;
  pathname: string;
  /** The query with its question mark, or nothing. */
  search: string;
  /** Only signed-in members may know what is here. */
  isGuarded: boolean;
  /** The request spelled the address in another way than the site does. */
  wasNormalized: boolean;
}

/** How an address is answered. */
type Answer =
  /** Redirects to `location`, always the same for this address. */
  | { kind: 'redirect'; status: 301 | 302; location: string }
  /** Follows a redirect of the team, or says that the page is gone. */
  | { kind: 'rule'; rule: RedirectRule }
  /** Renders a page with content that is not public yet, for whoever has the token. */
  | { kind: 'preview'; token: string }
  /** One page for everybody, from the cache; `tested` where visitors see one of several variants. */
  | { kind: 'cached'; key: string; tested?: TestedPage }
  /** Renders a page for this request alone: of the workbench, or a sealed one. */
  | { kind: 'render' };

export type Resolution = Target & Answer;

interface Sources {
  releases: { readonly snapshot: Snapshot };
  site: { readonly current: Site };
}

/**
 * Decides how a page's address is answered, and is the only place that says which answers may be cached. Files and
 * API calls have their own addresses, which never get here.
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
  return { ...target, ...answerTo(target, site) };
}

function answerTo({ route, pathname, search, wasNormalized }: Target, site: Site): Answer {
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

/** Pages with the site's own header and footer, and landing pages. */
const mayPreview = (route: Route | undefined) =>
  !route?.isPrivate && [undefined, 'landing'].includes(route?.frame);

const routeAt = memoize(findRoute);
const testedAt = (pages: readonly TestedPage[], pathname: string) =>
  pages.find(({ path }) => path === pathname);

/** The page's path with those query keys, each once, that change what the server renders; undefined for a page that is not cached. */
function cacheKey(route: Route | undefined, pathname: string, search: string): string | undefined {
  if (!route) return notFoundPath(pathname);
  if (route.frame === 'workbench' || route.frame === 'sealed') return undefined;
  if (!search || !route.queryKeys) return pathname;
  const given = new URLSearchParams(search);
  const used = new URLSearchParams(
    route.queryKeys.flatMap((key) => (given.has(key) ? [[key, given.get(key) ?? '']] : [])),
  );
  return used.size ? `${pathname}?${used}` : pathname;
}
