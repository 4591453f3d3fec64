import { matchRoutes } from 'react-router-dom';
import { paths } from '../../paths';
import type { Route } from '../boot';

/** The most specific route for a path. Upper and lower case are different, on the server as in the browser. */
export function findRoute(routes: Route[], pathname: string): Route | undefined {
  if (pathname === notFoundPath(pathname)) return undefined;
  const matches = matchRoutes(
    routes.map((route) => ({ path: route.path, caseSensitive: true, route })),
    pathname,
  );
  return (matches?.at(-1)?.route as { route: Route } | undefined)?.route;
}

/** Where the not-found page is rendered, whatever address was asked for: one document serves them all. */
export const notFoundPath = (pathname: string) =>
  isBelow(paths.embedded, pathname) ? `${paths.embedded}${paths.notFound}` : paths.notFound;

/** Whether a path is an area's own or lies in it. */
export const isBelow = (area: string, pathname: string) =>
  pathname === area || pathname.startsWith(`${area}/`);

/** A page that stands for all addresses without one of their own is an honest 404. */
export const statusOf = ({ path }: Pick<Route, 'path'>): number => (path.endsWith('/*') ? 404 : 200);
