import {
  compareGeneratedPages,
  createPageDrafts,
  createPageRun,
  editPagePublishing,
  type GeneratedPagePage,
  type GeneratedPageQuery,
  getGeneratedPage,
  getPageRun,
  getPageRunChoices,
  listGeneratedPages,
  listPageRuns,
  listWaitingPages,
  type PageRun,
  type PageRunPage,
  rollBackPageRun,
} from '@site/api/content/generatedPages/contract';
import { api, read, write } from '@site/shell/kit/query';
import type { ListQuery, ListResult } from '../../../workbench/resource/ListResult';
import { useRefetchAfter } from '../../../workbench/resource/useRefetchAfter';

const pagesApi = api.injectEndpoints({
  endpoints: (build) => ({
    getPageRunChoices: build.query(read(getPageRunChoices)),
    listPageRuns: build.query(read(listPageRuns)),
    getPageRun: build.query(read(getPageRun)),
    listWaitingPages: build.query(read(listWaitingPages)),
    listGeneratedPages: build.query(read(listGeneratedPages)),
    compareGeneratedPages: build.query(read(compareGeneratedPages)),
    getGeneratedPage: build.query(read(getGeneratedPage)),
    createPageRun: build.mutation(write(createPageRun, { changes: listPageRuns })),
    createPageDrafts: build.mutation(write(createPageDrafts, { changes: listPageRuns })),
    editPagePublishing: build.mutation(write(editPagePublishing, { changes: listPageRuns })),
    rollBackPageRun: build.mutation(write(rollBackPageRun, { changes: listPageRuns })),
  }),
  overrideExisting: true,
});

export const {
  useCompareGeneratedPagesQuery,
  useCreatePageDraftsMutation,
  useCreatePageRunMutation,
  useEditPagePublishingMutation,
  useGetGeneratedPageQuery,
  useGetPageRunChoicesQuery,
  useListWaitingPagesQuery,
  useRollBackPageRunMutation,
} = pagesApi;

const POLLING = { pollingInterval: 3_000, skipPollingIfUnfocused: true };

/** Whether a job is at work on a run. */
const isActive = ({ state }: Pick<PageRun, 'state'>) =>
  ['checking', 'creating', 'rollingBack'].includes(state);

/** One page of runs, read again while one of them is active. */
export function usePageRuns(query: ListQuery): ListResult<PageRunPage> {
  const options = { refetchOnMountOrArgChange: true } as const;
  const { data } = pagesApi.useListPageRunsQuery({ query }, options);
  const polling = data?.items.some(isActive) ? POLLING : {};
  return pagesApi.useListPageRunsQuery({ query }, { ...options, ...polling }) as ListResult<PageRunPage>;
}

/** A run, read again while it is active. */
export function usePageRun(id: string) {
  const options = { refetchOnMountOrArgChange: true } as const;
  const { data } = pagesApi.useGetPageRunQuery({ id }, options);
  return pagesApi.useGetPageRunQuery({ id }, { ...options, ...(data && isActive(data) ? POLLING : {}) });
}

/** One page of generated pages, read again when the latest run ends. */
export function useGeneratedPages(query: ListQuery): ListResult<GeneratedPagePage> {
  const { data } = usePageRuns({ limit: '1' });
  const result = pagesApi.useListGeneratedPagesQuery(
    { query: query as GeneratedPageQuery },
    { refetchOnMountOrArgChange: true },
  );
  const version = data && `${data.items[0]?.id} ${data.items[0]?.version}`;
  useRefetchAfter(version, result.refetch);
  return result as ListResult<GeneratedPagePage>;
}
