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
    listSitePages: build.query<SitePagesResult | null, { sheet: number }>({
      queryFn: ({ sheet }, { signal }) =>
        fetchPages(sheet, signal).then(
          (data) => ({ data: data ?? null }),
          (error: Error) => ({ error: { status: 0, message: error.message } }),
        ),
    }),
  }),
  overrideExisting: true,
});

/** A sheet of the site's pages, for the page that lists them: `listSitePages.initiate()` in its loader, the hook in its component. */
export const { listSitePages } = pagesApi.endpoints;
export const { useListAllPagesQuery, useListSitePagesQuery } = pagesApi;
