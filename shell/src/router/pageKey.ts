import type { Resolved } from './resolvePage';

/** Identity of a page. A workbench screen keeps its key while its filters and open record change the URL. */
export const pageKey = ({ url, route }: Resolved): string =>
  route?.frame === 'workbench' ? `${route.remote}${route.expose}` : url;
