import { askPages, askSheet, type PagesSheet, type SitePage } from '../pages';
import { api } from './api';

const pagesApi = api.injectEndpoints({
  endpoints: (build) => ({
    listPages: build.query<SitePage[], void>({
      queryFn: (_nothing, { signal }) =>
        askPages(signal).then(
          (data) => ({ data }),
          (error: Error) => ({ error: { status: 0, message: error.message } }),
        ),
    }),
    listSheet: build.query<PagesSheet | null, { sheet: number }>({
      queryFn: ({ sheet }, { signal }) =>
        askSheet(sheet, signal).then(
          (data) => ({ data: data ?? null }),
          (error: Error) => ({ error: { status: 0, message: error.message } }),
        ),
    }),
  }),
  overrideExisting: true,
});

/** A sheet of the site's pages, for the page that lists them: `listSheet.initiate()` in its loader, the hook in its component. */
export const { listSheet } = pagesApi.endpoints;
export const { useListPagesQuery, useListSheetQuery } = pagesApi;
