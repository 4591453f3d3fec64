/**
 * Whether a call, by its path below `/api`, takes more than others: what takes back a report that was given out, as a
 * text within the JSON, what the team writes, and whole tables. The site in front lets as much through.
 */
export const takesLargeBody = (path: string): boolean => LARGE.test(path);

const LARGE =
  /^\/(tools\/scans\/[^/]+\/(report|mail)|admin\/((blog|landing-pages|locations|policies)(\/[^/]+)?|(redirects|team)\/imports))$/;
