import { boolean, type Infer, integer, nullable, number, object, string } from 'superstruct';
import { importEndpoints, TableImport } from '../../content/imports/contract';
import {
  calendarDay,
  choice,
  documented,
  endpoint,
  optional,
  paged,
  pageQuery,
  timestamp,
} from '../../platform/contracts/endpoint';

/** What Google calls the columns of its exports, in English, German, French and Spanish. */
export const searchColumns = {
  query: [
    'Top queries',
    'Query',
    'Häufigste Suchanfragen',
    'Requêtes les plus fréquentes',
    'Consultas principales',
  ],
  page: ['Top pages', 'Häufigste Seiten', 'Pages les plus populaires', 'Páginas principales'],
  clicks: ['Klicks', 'Clics'],
  impressions: ['Impressionen', 'Impresiones'],
  position: ['Average position', 'Posición'],
} as const;

/** An export of Google Search Console, either of queries or of pages, with the days that were selected there. */
export const SearchConsoleImport = object({
  ...TableImport.schema,
  from: calendarDay('Please enter the first day of the export.'),
  to: calendarDay('Please enter the last day of the export.'),
});
export type SearchConsoleImport = Infer<typeof SearchConsoleImport>;

export const searchConsoleImport = importEndpoints({
  path: '/admin/search-console',
  word: 'search result',
  body: SearchConsoleImport,
});

/** A query that people found or could have found this site with. */
export const SearchQuery = object({
  id: string(),
  query: string(),
  clicks: integer(),
  impressions: integer(),
  /** The average position in Google’s results, from 1. */
  position: number(),
  from: string(),
  to: string(),
  /** The page that has all its words in title or URL; empty without one. */
  page: string(),
  /** Whether such a page was searched for; the analysis of pages does so within a minute. */
  isMatched: boolean(),
});
export type SearchQuery = Infer<typeof SearchQuery>;

export const searchQuerySorts = [
  { value: 'impressions', label: 'most impressions first' },
  { value: 'clicks', label: 'most clicks first' },
  { value: 'position', label: 'best position first' },
] as const;

export const SearchQueryQuery = object({
  state: optional(choice(['missing'], 'Please choose queries without a page.')),
  sort: optional(
    choice(
      searchQuerySorts.map(({ value }) => value),
      'No such order.',
    ),
  ),
  ...pageQuery(),
});
export type SearchQueryQuery = Infer<typeof SearchQueryQuery>;
export const SearchQueryPage = object(paged(SearchQuery));
export type SearchQueryPage = Infer<typeof SearchQueryPage>;

const Period = object({
  from: string(),
  to: string(),
  importedAt: timestamp(),
  rows: integer(),
  clicks: integer(),
});
const maybePeriod = () => documented(nullable(Period), { type: ['object', 'null'] });

/** Where the figures in use come from. */
export const searchSources = ['file', 'api'] as const;

/** What the latest imports hold; null without one. */
export const SearchConsoleState = object({
  /** The API, once it has imported something; else files. */
  source: choice(searchSources, 'No such source.'),
  queries: maybePeriod(),
  pages: maybePeriod(),
  /** Queries without a page. */
  missing: integer(),
});
export type SearchConsoleState = Infer<typeof SearchConsoleState>;

export const listSearchQueries = endpoint({
  method: 'GET',
  path: '/admin/search-console',
  query: SearchQueryQuery,
  returns: SearchQueryPage,
  summary: 'Lists the queries of the latest import from Google Search Console.',
});

export const getSearchConsoleState = endpoint({
  method: 'GET',
  path: '/admin/search-console/state',
  returns: SearchConsoleState,
  summary: 'The periods of the latest imports from Google Search Console.',
});

export const getSearchQuery = endpoint({
  method: 'GET',
  path: '/admin/search-console/queries/:id',
  returns: SearchQuery,
  summary: 'One query of the latest import.',
});
