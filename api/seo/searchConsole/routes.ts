import { importRoutes } from '../../content/imports/importRoutes';
import type { Api } from '../../identity/access/Api';
import { addRoute } from '../../identity/access/addRoute';
import {
  findUsedSource,
  SearchResult,
  type SearchResultRecord,
} from '../../insights/searchEngineResults/model';
import { notFound } from '../../platform/errors/HttpError';
import type { Order } from '../../platform/records/keyset';
import { readPage } from '../../platform/records/readPage';
import {
  getSearchConsoleState,
  getSearchQuery,
  listSearchQueries,
  type SearchConsoleState,
  type SearchQuery,
  type SearchQueryQuery,
} from './contract';
import { mayReadSearchConsole } from './policy';
import { searchConsoleTable } from './searchConsoleTable';

const MAX_COUNTED = 1_000;
const ORDERS: Record<NonNullable<SearchQueryQuery['sort']>, Order<SearchResultRecord>> = {
  impressions: { impressions: -1, _id: 1 },
  clicks: { clicks: -1, _id: 1 },
  position: { position: 1, _id: 1 },
};
const MISSING = { kind: 'query', isMatched: true, page: '' } as const;

/** Queries and pages in Google's results, and their import from files. */
export function searchConsoleRoutes(api: Api): void {
  importRoutes(api, searchConsoleTable(api.env.publicOrigin));

  addRoute(
    api,
    listSearchQueries,
    mayReadSearchConsole,
    async ({ query: { state, sort = 'impressions', ...query } }) => {
      const source = await findUsedSource();
      const { records, ...page } = await readPage(SearchResult, query, {
        filter: { source, ...(state ? MISSING : { kind: 'query' as const }) },
        order: ORDERS[sort],
        maxCount: MAX_COUNTED,
        countIndex: { source: 1, kind: 1, name: 1 },
      });
      return { ...page, items: records.map(toQuery) };
    },
  );

  addRoute(api, getSearchConsoleState, mayReadSearchConsole, async () => {
    const source = await findUsedSource();
    return {
      source,
      queries: await readPeriod(source, 'query'),
      pages: await readPeriod(source, 'page'),
      missing: await SearchResult.countDocuments({ source, ...MISSING }),
    };
  });

  addRoute(api, getSearchQuery, mayReadSearchConsole, async ({ params }) => {
    const record = await SearchResult.findOne({ _id: params.id, kind: 'query' }).lean<SearchResultRecord>();
    if (!record) throw notFound('There is no such query in the latest import.');
    return toQuery(record);
  });
}

const toQuery = ({
  _id,
  name,
  clicks,
  impressions,
  position,
  from,
  to,
  page,
  isMatched,
}: SearchResultRecord): SearchQuery => ({
  id: _id,
  query: name,
  clicks,
  impressions,
  position,
  from,
  to,
  page,
  isMatched,
});

async function readPeriod(
  source: SearchResultRecord['source'],
  kind: SearchResultRecord['kind'],
): Promise<SearchConsoleState['queries']> {
  const [found] = await SearchResult.aggregate<{ first: SearchResultRecord; rows: number; clicks: number }>([
    { $match: { source, kind } },
    { $group: { _id: null, first: { $first: '$$ROOT' }, rows: { $sum: 1 }, clicks: { $sum: '$clicks' } } },
  ]);
  if (!found) return null;
  const { first, rows, clicks } = found;
  return { from: first.from, to: first.to, importedAt: first.importedAt.toISOString(), rows, clicks };
}
