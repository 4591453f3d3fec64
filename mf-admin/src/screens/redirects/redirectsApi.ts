import {
  createRedirect,
  deleteRedirect,
  editRedirect,
  exportRedirects,
  getRedirect,
  listRedirects,
  redirectImport,
} from '@site/api/content/redirects/contract';
import {
  listNotFoundHits,
  markNotFoundPath,
  type NotFoundPage,
  type NotFoundPath,
  type NotFoundQuery,
} from '@site/api/insights/notFound/contract';
import { getSite } from '@site/api/siteData/contract';
import { api, dispatchOnce, read, write } from '@site/shell/kit/query';
import { createResource } from '../../workbench/resource/createResource';
import { createImportClient } from '../../workbench/tableImport/createImportClient';

/** Endpoints of redirects. */
export const redirects = createResource({
  list: listRedirects,
  get: getRedirect,
  create: createRedirect,
  edit: editRedirect,
  remove: deleteRedirect,
});

export const redirectImports = createImportClient(redirectImport, listRedirects);

const redirectsApi = api.injectEndpoints({
  endpoints: (build) => ({
    exportRedirects: build.query({ ...read(exportRedirects), keepUnusedDataFor: 0 }),
    listNotFoundHits: build.query(read(listNotFoundHits)),
    markNotFoundPath: build.mutation(write(markNotFoundPath, { changes: listNotFoundHits })),
    getSite: build.query(read(getSite)),
  }),
  overrideExisting: true,
});

export const { useListNotFoundHitsQuery, useMarkNotFoundPathMutation, useGetSiteQuery } = redirectsApi;

/** The first paths of the list of 404 errors. */
export async function readNotFoundPaths(query: NotFoundQuery, most: number): Promise<NotFoundPath[]> {
  const paths: NotFoundPath[] = [];
  let cursor: string | null = null;
  do {
    const page: NotFoundPage = await dispatchOnce<NotFoundPage>(
      redirectsApi.endpoints.listNotFoundHits.initiate(
        { query: { ...query, limit: '100', cursor: cursor ?? undefined } },
        { forceRefetch: true },
      ),
    );
    paths.push(...page.items);
    cursor = page.nextCursor;
  } while (cursor && paths.length < most);
  return paths.slice(0, most);
}

/** Returns all redirects as the text of a table. */
export function exportRedirectTable(): Promise<string> {
  return dispatchOnce<string>(
    redirectsApi.endpoints.exportRedirects.initiate(undefined, { forceRefetch: true }),
  );
}
