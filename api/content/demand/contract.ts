import { type Infer, integer, number, object } from 'superstruct';

/** How much a page that is not public yet is in demand, from what is stored of requests and searches. */
export const PageDemand = object({
  /** Requests for its URL, which was not found. */
  urlRequests: integer(),
  /** Requests for other URLs that were not found and name what the page is about. */
  similarRequests: integer(),
  /** Searches on this site without results. */
  searches: integer(),
  /** Impressions of queries in Google Search Console. */
  impressions: integer(),
  score: number(),
});
export type PageDemand = Infer<typeof PageDemand>;
