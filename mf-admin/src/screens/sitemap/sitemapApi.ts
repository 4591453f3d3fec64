import {
  compareSitemapRuns,
  editSitemapSchedule,
  explainSitemapAddress,
  getSitemapOverview,
  listSitemapRuns,
  previewSitemapSchedule,
  type SitemapRunPage,
  type SitemapRunQuery,
  type SitemapSchedule,
  type SitemapScheduleDraft,
  startSitemapRun,
} from '@site/api/seo/sitemap/contract';
import { api, read, write } from '@site/shell/kit/query';
import type { Resource } from '../../workbench/resource/createResource';
import type { ListQuery, ListResult } from '../../workbench/resource/ListResult';
import { useRefetchAfter } from '../../workbench/resource/useRefetchAfter';

const sitemapApi = api.injectEndpoints({
  endpoints: (build) => ({
    getSitemapOverview: build.query(read(getSitemapOverview)),
    listSitemapRuns: build.query(read(listSitemapRuns)),
    compareSitemapRuns: build.query(read(compareSitemapRuns)),
    explainSitemapAddress: build.query(read(explainSitemapAddress)),
    previewSitemapSchedule: build.query(read(previewSitemapSchedule)),
    editSitemapSchedule: build.mutation(write(editSitemapSchedule, { changes: getSitemapOverview })),
    startSitemapRun: build.mutation(write(startSitemapRun, { changes: getSitemapOverview })),
  }),
  overrideExisting: true,
});

export const {
  useCompareSitemapRunsQuery,
  useLazyExplainSitemapAddressQuery,
  usePreviewSitemapScheduleQuery,
  useStartSitemapRunMutation,
} = sitemapApi;

const SOON_MS = 2_000;
const LATER_MS = 30_000;

/** The current state, read again soon while a run waits or runs. */
export function useSitemapOverview() {
  const { data } = sitemapApi.useGetSitemapOverviewQuery();
  const isSoon = Boolean(data?.active || data?.isChangePending);
  return sitemapApi.useGetSitemapOverviewQuery(undefined, {
    refetchOnMountOrArgChange: true,
    pollingInterval: isSoon ? SOON_MS : LATER_MS,
    skipPollingIfUnfocused: true,
  });
}

/** One page of runs, read again when a run begins or ends. */
export function useSitemapRuns(query: ListQuery): ListResult<SitemapRunPage> {
  const { data } = useSitemapOverview();
  const result = sitemapApi.useListSitemapRunsQuery(
    { query: query as SitemapRunQuery },
    { refetchOnMountOrArgChange: true },
  );
  const version = data && `${data.latest?.id} ${data.active?.id} ${data.active?.state}`;
  useRefetchAfter(version, result.refetch);
  return result as ListResult<SitemapRunPage>;
}

/** The schedule as a record that always exists. */
export const scheduleResource: Pick<
  Resource<SitemapSchedule, SitemapScheduleDraft, unknown>,
  'useRecord' | 'useWrites'
> = {
  useRecord: (_key, isPaused) => {
    const { currentData, error, isFetching, refetch } = sitemapApi.useGetSitemapOverviewQuery(undefined, {
      refetchOnMountOrArgChange: true,
      skip: isPaused,
    });
    const refetchRow = async () => (await refetch().unwrap()).schedule;
    return {
      currentData: currentData?.schedule,
      error,
      isFetching,
      refetch: () => ({ unwrap: refetchRow }),
    };
  },
  useWrites: () => {
    const [save] = sitemapApi.useEditSitemapScheduleMutation();
    return {
      edit: (_key, version, body) => save({ version, body }).unwrap(),
      create: () => Promise.reject(new Error('the schedule is always there')),
      remove: () => Promise.reject(new Error('the schedule stays')),
    };
  },
};
