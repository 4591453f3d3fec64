import { matchRoutes } from 'react-router-dom';
import { paths } from '../../paths';
import type { Route } from '../boot';

/** The most specific route for a path. Case-sensitive, on the server as in the browser. */
export function findRoute(routes: Route[], pathname: string): Route | undefined {
  if (pathname === notFoundPath(pathname)) return undefined;
  const matches = matchRoutes(
    routes.map((route) => ({ path: route.path, caseSensitive: true, route })),
    pathname,
  );
  return (matches?.at(-1)?.route as { route: Route } | undefined)?.route;
}

/** Path under which the 404 page is rendered: one document serves all missing addresses. */
export const notFoundPath = (pathname: string) =>
  isBelow(paths.embedded, pathname) ? `${paths.embedded}${paths.notFound}` : paths.notFound;

/** Whether a path is the area's root or below it. */
export const isBelow = (area: string, pathname: string) =>
  pathname === area || pathname.startsWith(`${area}/`);

/** A wildcard page has the status 404. */
export const statusOf = ({ path }: Pick<Route, 'path'>): number => (path.endsWith('/*') ? 404 : 200);
