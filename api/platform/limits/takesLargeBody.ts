/**
 * Whether a call may have a large body, by its path below `/api`: scan reports, documents and imports. The
 * shell allows the same size.
 */
export const takesLargeBody = (path: string): boolean => LARGE.test(path);

const LARGE =
  /^\/(tools\/scans\/[^/]+\/(report|mail)|admin\/((blog|landing-pages|locations|policies)(\/[^/]+)?|(redirects|team)\/imports))$/;
