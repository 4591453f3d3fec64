import { array, boolean, type Infer, integer, nullable, number, object, string } from 'superstruct';
import {
  choice,
  documented,
  endpoint,
  nullableTimestamp,
  optional,
  paged,
  pageQuery,
  siteImage,
  tableFormat,
  text,
  timestamp,
} from '../../platform/contracts/endpoint';
import { problems } from '../problems/contract';

export const robotsOptions = [
  { value: '', label: 'Page default' },
  { value: 'noindex, follow', label: 'noindex: hide from search engines' },
  { value: 'noindex, nofollow', label: 'noindex, nofollow: hide and ignore its links' },
] as const;
const Robots = () =>
  choice(
    robotsOptions.map(({ value }) => value),
    'Please choose one of the options.',
  );

/** Replacements for parts of a page's head. An empty field keeps the page's own value. */
export const OverrideDraft = object({
  title: text({ max: 200, label: 'The title' }),
  description: text({ max: 400, label: 'The description' }),
  /** A path of this site. */
  canonical: text({ max: 500, label: 'The canonical URL', example: '/services/backup' }),
  robots: Robots(),
  socialTitle: text({ max: 200, label: 'The social title' }),
  socialDescription: text({ max: 400, label: 'The social description' }),
  socialImage: siteImage(),
});
export type OverrideDraft = Infer<typeof OverrideDraft>;

export const overrideFields = Object.keys(OverrideDraft.schema) as (keyof OverrideDraft)[];
export const emptyOverride: OverrideDraft = {
  title: '',
  description: '',
  canonical: '',
  robots: '',
  socialTitle: '',
  socialDescription: '',
  socialImage: '',
};

const Problem = () => choice(problems, 'No such problem.');

/** An address of the site as lists show it. */
export const SeoPageRow = object({
  /** The path as base64url. */
  id: string(),
  path: string(),
  label: string(),
  kind: string(),
  /** What search engines get. */
  title: string(),
  titlePixels: integer(),
  description: string(),
  descriptionPixels: integer(),
  /** The HTTP status of the last check; 0 before the first. */
  status: integer(),
  isInSitemap: boolean(),
  isIndexable: boolean(),
  isOverridden: boolean(),
  problems: array(Problem()),
  wordCount: integer(),
  /** Internal links to the page and from it. */
  inbound: integer(),
  outbound: integer(),
  /** In the last 30 days. */
  visits: integer(),
  leads: integer(),
  /** In Google’s results, from the latest import of pages; the average position is 0 without one. */
  clicks: integer(),
  impressions: integer(),
  position: number(),
  changedAt: nullableTimestamp(),
  checkedAt: nullableTimestamp(),
});
export type SeoPageRow = Infer<typeof SeoPageRow>;

const PageDocument = object({ kind: string(), id: string() });

const PageVitals = object({
  /** The pattern of the pages that were measured together, such as `/blog/:slug`; empty without measurements. */
  route: string(),
  metrics: array(
    object({
      metric: string(),
      /** The 75th percentile of page loads: milliseconds, or the score of CLS. */
      p75: number(),
      count: integer(),
      rating: choice(['good', 'fair', 'poor'], 'No such rating.'),
    }),
  ),
});
export type PageVitals = Infer<typeof PageVitals>;

/** An address with everything that is known of it. The fields of the draft are what members replaced. */
export const SeoPage = object({
  ...OverrideDraft.schema,
  id: string(),
  path: string(),
  version: integer(),
  page: SeoPageRow,
  /** The page's own values. */
  original: object({ title: string(), description: string() }),
  facts: object({
    canonical: string(),
    robots: string(),
    redirectTo: string(),
    socialTitle: string(),
    socialDescription: string(),
    socialImage: string(),
    structuredTypes: array(string()),
    headings: array(string()),
    externalLinkCount: integer(),
    /** At most 100, with the result of their last check; the status is 0 without a response. */
    externalLinks: array(
      object({ url: string(), status: integer(), error: string(), checkedAt: nullableTimestamp() }),
    ),
    /** At most 100. */
    links: array(string()),
    linkedFrom: array(string()),
    rule: string(),
    /** The path of the sitemap file that lists it; empty if none does. */
    sitemapFile: string(),
    /** Null where pages are not checked. */
    nextCheckAt: nullableTimestamp(),
    vitals: PageVitals,
  }),
  notes: array(object({ code: Problem(), items: array(string()) })),
  /** The document of the page; null for pages of releases. */
  document: documented(nullable(PageDocument), { type: ['object', 'null'] }),
  /** Why its head can’t be replaced; empty if it can. */
  fixedReason: string(),
});
export type SeoPage = Infer<typeof SeoPage>;

export const seoSortOptions = [
  { value: 'problems', label: 'most severe problems first' },
  { value: 'path', label: 'by path' },
  { value: 'visits', label: 'most visits first' },
  { value: 'leads', label: 'most leads first' },
  { value: 'clicks', label: 'most Google clicks first' },
  { value: 'impressions', label: 'most Google impressions first' },
  { value: 'position', label: 'best Google position first' },
  { value: 'inbound', label: 'fewest links first' },
  { value: 'words', label: 'fewest words first' },
  { value: 'changed', label: 'last changed first' },
] as const;

export const seoStateOptions = [
  { value: 'overridden', label: 'overridden' },
  { value: 'noindex', label: 'excluded from the sitemap' },
  { value: 'unlisted', label: 'not listed' },
] as const;
export const seoPageStates = seoStateOptions.map(({ value }) => value);

const filter = {
  q: optional(text({ max: 100, label: 'The search' })),
  problem: optional(Problem()),
  kind: optional(text({ max: 100, label: 'The kind' })),
  state: optional(choice(seoPageStates, 'No such state.')),
};
export const SeoPageQuery = object({
  ...filter,
  sort: optional(
    choice(
      seoSortOptions.map(({ value }) => value),
      'No such order.',
    ),
  ),
  ...pageQuery(),
});
export type SeoPageQuery = Infer<typeof SeoPageQuery>;
export const SeoPagePage = object(paged(SeoPageRow));
export type SeoPagePage = Infer<typeof SeoPagePage>;

export const SeoPageExportQuery = object({ ...filter, format: tableFormat() });
export type SeoPageExportQuery = Infer<typeof SeoPageExportQuery>;

export const SeoOverview = object({
  pages: integer(),
  checked: integer(),
  /** The last analysis; null before the first. */
  analyzedAt: nullableTimestamp(),
  isPending: boolean(),
  /** Of any page; null where pages are not checked. */
  nextCheckAt: nullableTimestamp(),
  /** Why the last check did not reach the site; empty if it did. */
  checkError: string(),
  overrides: integer(),
  counts: array(object({ code: Problem(), count: integer() })),
  kinds: array(string()),
});
export type SeoOverview = Infer<typeof SeoOverview>;

/** What the servers that render pages need. Empty fields are absent. */
export const PublishedOverride = object({
  path: string(),
  title: optional(string()),
  description: optional(string()),
  canonical: optional(string()),
  robots: optional(string()),
  socialTitle: optional(string()),
  socialDescription: optional(string()),
  socialImage: optional(string()),
});
export type PublishedOverride = Infer<typeof PublishedOverride>;

export const SeoRevision = object({
  version: integer(),
  at: timestamp(),
  by: string(),
  kind: choice(['edit', 'restore', 'run', 'rollback'], 'No such kind.'),
  values: OverrideDraft,
});
export type SeoRevision = Infer<typeof SeoRevision>;

export const listOverrides = endpoint({
  method: 'GET',
  path: '/seo-overrides',
  returns: array(PublishedOverride),
  summary: 'What replaces titles, descriptions and other parts of the head of pages.',
});

export const getSeoOverview = endpoint({
  method: 'GET',
  path: '/admin/seo',
  returns: SeoOverview,
  summary: 'Number of addresses by problem, and the state of the checks.',
});

export const listSeoPages = endpoint({
  method: 'GET',
  path: '/admin/seo/pages',
  query: SeoPageQuery,
  returns: SeoPagePage,
  summary:
    'Lists public addresses with their problems, 25 per page unless `limit` (1 to 100) says otherwise.',
});

export const exportSeoPages = endpoint({
  method: 'GET',
  path: '/admin/seo/pages/export',
  query: SeoPageExportQuery,
  contentType: 'text/csv',
  returns: documented(string(), { type: 'string' }),
  summary: 'Exports the addresses that match as CSV or JSON; thirty times an hour per member.',
});

export const getSeoPage = endpoint({
  method: 'GET',
  path: '/admin/seo/pages/:id',
  returns: SeoPage,
  summary: 'One address with its facts, problems and overrides. The id is the path as base64url.',
});

export const editSeoPage = endpoint({
  method: 'PATCH',
  path: '/admin/seo/pages/:id',
  body: OverrideDraft,
  returns: SeoPage,
  ifMatch: true,
  summary: 'Replaces parts of the head of a page. The version of an address without overrides is 0.',
});

export const checkSeoPage = endpoint({
  method: 'POST',
  path: '/admin/seo/pages/:id/check',
  status: 204,
  summary: 'Checks an address again within seconds.',
});

export const listSeoRevisions = endpoint({
  method: 'GET',
  path: '/admin/seo/pages/:id/revisions',
  returns: array(SeoRevision),
  summary: 'The last 50 versions of the overrides of an address, newest first.',
});

export const restoreSeoRevision = endpoint({
  method: 'POST',
  path: '/admin/seo/pages/:id/revisions/:revision/restore',
  returns: SeoPage,
  ifMatch: true,
  summary: 'Makes an earlier version of the overrides the current one.',
});
