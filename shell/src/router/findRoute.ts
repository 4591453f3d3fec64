import { matchRoutes } from 'react-router-dom';
import { paths } from '../../paths';
import type { Route } from '../boot';

/** The most specific route for a path. Case-sensitive, on the server as in the browser. */
export function findRoute(routes: Route[], pathname: string): Route | undefined {
  if (pathname === notFoundPath(pathname)) return undefined;
  // The router ranks all routes that it is given at every call, which takes milliseconds for those of a whole site.
  const candidates = routes
    .filter(({ path }) => mayMatch(path, pathname))
    .map((route) => ({ path: route.path, caseSensitive: true, route }));
  return (matchRoutes(candidates, pathname)?.at(-1)?.route as { route: Route } | undefined)?.route;
}

/** Whether a path begins as a pattern does before its first parameter. The router decodes a path, so any encoded one may. */
function mayMatch(pattern: string, pathname: string): boolean {
  const parameter = pattern.search(/\/[:*]/);
  const start = parameter < 0 ? pattern : pattern.slice(0, parameter);
  return pathname.startsWith(start) || pathname.includes('%');
}

/** Path under which the 404 page is rendered: one document serves all missing addresses. */
export const notFoundPath = (pathname: string) =>
  isBelow(paths.embedded, pathname) ? `${paths.embedded}${paths.notFound}` : paths.notFound;

/** Whether a path is the area's root or below it. */
export const isBelow = (area: string, pathname: string) =>
  pathname === area || pathname.startsWith(`${area}/`);

/** A wildcard page has the status 404. */
export const statusOf = ({ path }: Pick<Route, 'path'>): number => (path.endsWith('/*') ? 404 : 200);
