import type { IncomingMessage } from 'node:http';
import type { RedirectRule } from '@site/api/contract/redirects';
import type { Site } from '@site/api/contract/site';
import type { TestedPage } from '@site/api/contract/variants';
import { ruleFor } from '@site/api/redirectRule';
import type { Route } from '../../src/boot';
import { findRoute, lostAt } from '../../src/router/findRoute';
import { previewToken } from '../../src/router/previewToken';
import { memoizeByPath } from '../cache/memoizeByPath';
import type { Releases } from '../rollout/Releases';
import { isGuarded } from './adminGuard';

interface Known {
  releases: Pick<Releases, 'snapshot'>;
  site: { readonly current: Site };
}

/** What is known of an address before anything is made for it. */
export function resolvePage(
  { releases: { snapshot }, site }: Known,
  { address }: Pick<IncomingMessage, 'address'>,
) {
  const { pathname, search, isRespelled } = address ?? { pathname: '/', search: '', isRespelled: false };
  const route = routeAt(snapshot.routes, pathname);
  return {
    ...{ snapshot, route, pathname, search, isRespelled },
    /** Only members may know what is here. */
    isGuarded: isGuarded(route, pathname),
    rule: ruleAt(site.current.redirects, pathname),
    /** Shows what is not public yet to whoever has it. */
    preview: mayPreview(route) ? previewToken(search) : undefined,
    /** How many variants there are of the page, where visitors are shown one of several. */
    tested: testedAt(site.current.tested, pathname),
    /** Of the page that everybody gets here; none where each member gets one of their own. */
    key: keyOf(route, pathname, search),
  };
}

/** What visitors read in the site's own surroundings. */
const mayPreview = (route: Route | undefined) =>
  !route?.isPrivate && [undefined, 'landing'].includes(route?.frame);

const routeAt = memoizeByPath(findRoute);
const ruleAt = memoizeByPath(ruleFor<RedirectRule>);
const testedAt = (pages: readonly TestedPage[], pathname: string) =>
  pages.find(({ path }) => path === pathname);

/** The page's path with those query keys, each once, that change what the server renders. */
function keyOf(route: Route | undefined, pathname: string, search: string): string | undefined {
  if (!route) return lostAt(pathname);
  if (route.frame === 'workbench' || route.frame === 'sealed') return undefined;
  if (!search || !route.queryKeys) return pathname;
  const given = new URLSearchParams(search);
  const kept = new URLSearchParams(
    route.queryKeys.flatMap((key) => (given.has(key) ? [[key, given.get(key) ?? '']] : [])),
  );
  return kept.size ? `${pathname}?${kept}` : pathname;
}
