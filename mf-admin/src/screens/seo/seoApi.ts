import {
  createSeoRun,
  getSeoRun,
  listSeoRuns,
  previewSeoRun,
  rollBackSeoRun,
} from '@site/api/seo/bulkEdits/contract';
import {
  checkSeoPage,
  editSeoPage,
  getSeoOverview,
  getSeoPage,
  listSeoPages,
  listSeoRevisions,
  type OverrideDraft,
  restoreSeoRevision,
  type SeoPage,
  type SeoPagePage,
  type SeoPageQuery,
} from '@site/api/seo/pageInventory/contract';
import { api, read, write } from '@site/shell/kit/query';
import type { Resource } from '../../workbench/resource/createResource';
import type { ListQuery, ListResult } from '../../workbench/resource/ListResult';

const seoApi = api.injectEndpoints({
  endpoints: (build) => ({
    getSeoOverview: build.query(read(getSeoOverview)),
    listSeoPages: build.query(read(listSeoPages)),
    getSeoPage: build.query(read(getSeoPage)),
    listSeoRevisions: build.query(read(listSeoRevisions)),
    listSeoRuns: build.query(read(listSeoRuns)),
    getSeoRun: build.query(read(getSeoRun)),
    previewSeoRun: build.query(read(previewSeoRun)),
    createSeoRun: build.mutation(write(createSeoRun)),
    rollBackSeoRun: build.mutation(write(rollBackSeoRun)),
    editSeoPage: build.mutation(write(editSeoPage, { changes: listSeoPages })),
    checkSeoPage: build.mutation(write(checkSeoPage, { changes: listSeoPages })),
    restoreSeoRevision: build.mutation(write(restoreSeoRevision, { changes: listSeoPages })),
  }),
  overrideExisting: true,
});

export const {
  useCheckSeoPageMutation,
  useCreateSeoRunMutation,
  useGetSeoRunQuery,
  useListSeoRevisionsQuery,
  useListSeoRunsQuery,
  usePreviewSeoRunQuery,
  useRestoreSeoRevisionMutation,
  useRollBackSeoRunMutation,
} = seoApi;

const POLLING = { pollingInterval: 15_000, skipPollingIfUnfocused: true };

/** Counts by problem, read again as checks go on. */
export const useSeoOverview = () =>
  seoApi.useGetSeoOverviewQuery(undefined, {
    refetchOnMountOrArgChange: true,
    ...POLLING,
  });

/** One page of the inventory. */
export const useSeoPages = (query: ListQuery): ListResult<SeoPagePage> =>
  seoApi.useListSeoPagesQuery(
    { query: query as SeoPageQuery },
    { refetchOnMountOrArgChange: true },
  ) as ListResult<SeoPagePage>;

/** An address, read again as checks go on. */
export const useSeoPage = (id: string) =>
  seoApi.useGetSeoPageQuery({ id }, { refetchOnMountOrArgChange: true, ...POLLING });

/** The overrides of an address as a record that always exists. */
export const seoPageResource: Pick<Resource<SeoPage, OverrideDraft, unknown>, 'useRecord' | 'useWrites'> = {
  useRecord: (id, isPaused) =>
    seoApi.useGetSeoPageQuery({ id }, { refetchOnMountOrArgChange: true, skip: isPaused }),
  useWrites: () => {
    const [save] = seoApi.useEditSeoPageMutation();
    return {
      edit: (id, version, body) => save({ id, version, body }).unwrap(),
      create: () => Promise.reject(new Error('addresses come from the site')),
      remove: () => Promise.reject(new Error('addresses come from the site')),
    };
  },
};
