import { fetchAllPages, fetchPages, type SitePage, type SitePagesResult } from '../pages';
import { api } from './api';

const pagesApi = api.injectEndpoints({
  endpoints: (build) => ({
    listAllPages: build.query<SitePage[], void>({
      queryFn: (_nothing, { signal }) =>
        fetchAllPages(signal).then(
          (data) => ({ data }),
          (error: Error) => ({ error: { status: 0, message: error.message } }),
        ),
    }),
    listSitePages: build.query<SitePagesResult | null, { pageNumber: number }>({
      queryFn: ({ pageNumber }, { signal }) =>
        fetchPages(pageNumber, signal).then(
          (data) => ({ data: data ?? null }),
          (error: Error) => ({ error: { status: 0, message: error.message } }),
        ),
    }),
  }),
  overrideExisting: true,
});

/** One result page of the site's pages: `listSitePages.initiate()` for a loader, the hook for a component. */
export const { listSitePages } = pagesApi.endpoints;
export const { useListAllPagesQuery, useListSitePagesQuery } = pagesApi;
