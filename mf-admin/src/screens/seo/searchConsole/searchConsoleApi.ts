import {
  getSearchConsoleState,
  getSearchQuery,
  listSearchQueries,
  type SearchQueryPage,
  type SearchQueryQuery,
  searchConsoleImport,
} from '@site/api/seo/searchConsole/contract';
import {
  chooseSearchConsoleProperty,
  connectSearchConsole,
  disconnectSearchConsole,
  getSearchConsoleConnection,
  importFromSearchConsole,
  testSearchConsole,
} from '@site/api/seo/searchConsoleConnection/contract';
import { api, read, write } from '@site/shell/kit/query';
import type { ListQuery, ListResult } from '../../../workbench/resource/ListResult';
import { createImportClient } from '../../../workbench/tableImport/createImportClient';

const changesConnection = { changes: getSearchConsoleConnection };

const searchConsoleApi = api.injectEndpoints({
  endpoints: (build) => ({
    listSearchQueries: build.query(read(listSearchQueries)),
    getSearchConsoleState: build.query({
      ...read(getSearchConsoleState),
      // An import changes it as well.
      providesTags: [listSearchQueries.path],
    }),
    getSearchQuery: build.query(read(getSearchQuery)),
    getSearchConsoleConnection: build.query({
      ...read(getSearchConsoleConnection),
      // An import that has ended since the last read changed the figures.
      onQueryStarted: async (_, { dispatch, getCacheEntry, queryFulfilled }) => {
        const before = getCacheEntry().data;
        const after = await queryFulfilled.catch(() => undefined);
        if (before && after && before.imported?.at !== after.data.imported?.at)
          dispatch(api.util.invalidateTags([listSearchQueries.path] as never[]));
      },
    }),
    connectSearchConsole: build.mutation(write(connectSearchConsole, changesConnection)),
    chooseSearchConsoleProperty: build.mutation(write(chooseSearchConsoleProperty, changesConnection)),
    testSearchConsole: build.mutation(write(testSearchConsole, changesConnection)),
    importFromSearchConsole: build.mutation(write(importFromSearchConsole, changesConnection)),
    disconnectSearchConsole: build.mutation(
      write(disconnectSearchConsole, { changes: [getSearchConsoleConnection, listSearchQueries] }),
    ),
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

/** One page of the queries, read again as an import of the API may replace them. */
export const useSearchQueries = (query: ListQuery): ListResult<SearchQueryPage> =>
  searchConsoleApi.useListSearchQueriesQuery(
    { query: query as SearchQueryQuery },
    { refetchOnMountOrArgChange: true, pollingInterval: 15_000, skipPollingIfUnfocused: true },
  ) as ListResult<SearchQueryPage>;

/** The connection to the API, read again as an import goes on. */
export const useSearchConsoleConnection = () =>
  searchConsoleApi.useGetSearchConsoleConnectionQuery(undefined, {
    refetchOnMountOrArgChange: true,
    pollingInterval: 5_000,
    skipPollingIfUnfocused: true,
  });

export const {
  useGetSearchQueryQuery,
  useConnectSearchConsoleMutation,
  useChooseSearchConsolePropertyMutation,
  useTestSearchConsoleMutation,
  useImportFromSearchConsoleMutation,
  useDisconnectSearchConsoleMutation,
} = searchConsoleApi;
