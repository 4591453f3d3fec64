import { askPages, type SitePage } from '../pages';
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
  }),
  overrideExisting: true,
});

/** The site's pages, for a page that lists them: `listPages.initiate()` in its loader, the hook in its component. */
export const { listPages } = pagesApi.endpoints;
export const { useListPagesQuery } = pagesApi;
