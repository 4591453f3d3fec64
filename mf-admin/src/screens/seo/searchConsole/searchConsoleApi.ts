import {
  getSearchConsoleState,
  getSearchQuery,
  listSearchQueries,
  type SearchQueryPage,
  type SearchQueryQuery,
  searchConsoleImport,
} from '@site/api/seo/searchConsole/contract';
import { api, read } from '@site/shell/kit/query';
import type { ListQuery, ListResult } from '../../../workbench/resource/ListResult';
import { createImportClient } from '../../../workbench/tableImport/createImportClient';

const searchConsoleApi = api.injectEndpoints({
  endpoints: (build) => ({
    listSearchQueries: build.query(read(listSearchQueries)),
    getSearchConsoleState: build.query({
      ...read(getSearchConsoleState),
      // An import changes it as well.
      providesTags: [listSearchQueries.path],
    }),
    getSearchQuery: build.query(read(getSearchQuery)),
  }),
  overrideExisting: true,
});

export const searchConsoleImports = createImportClient(searchConsoleImport, listSearchQueries);

/** The periods of the imports, read again as the analysis goes on. */
export const useSearchConsoleState = () =>
  searchConsoleApi.useGetSearchConsoleStateQuery(undefined, {
    refetchOnMountOrArgChange: true,
    pollingInterval: 15_000,
    skipPollingIfUnfocused: true,
  });

/** One page of the queries. */
export const useSearchQueries = (query: ListQuery): ListResult<SearchQueryPage> =>
  searchConsoleApi.useListSearchQueriesQuery(
    { query: query as SearchQueryQuery },
    { refetchOnMountOrArgChange: true },
  ) as ListResult<SearchQueryPage>;

export const { useGetSearchQueryQuery } = searchConsoleApi;
