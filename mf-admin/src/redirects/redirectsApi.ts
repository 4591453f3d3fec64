import { listNotFoundHits } from '@site/api/contract/notfound';
import {
  createRedirect,
  createRedirectImport,
  deleteRedirect,
  editRedirect,
  exportRedirects,
  getRedirect,
  listRedirects,
} from '@site/api/contract/redirects';
import { getSite } from '@site/api/contract/site';
import { api, askOnce, read, write } from '@site/shell/kit/query';
import { resourceOf } from '../workbench/resourceOf';

/** What the team decided about old addresses. */
export const redirects = resourceOf({
  ...{ list: listRedirects, get: getRedirect },
  ...{ create: createRedirect, edit: editRedirect, remove: deleteRedirect },
});

const redirectsApi = api.injectEndpoints({
  endpoints: (build) => ({
    exportRedirects: build.query({ ...read(exportRedirects), keepUnusedDataFor: 0 }),
    createRedirectImport: build.mutation(write(createRedirectImport, { changes: listRedirects })),
    listNotFoundHits: build.query(read(listNotFoundHits)),
    getSite: build.query(read(getSite)),
  }),
  overrideExisting: true,
});

export const { useCreateRedirectImportMutation, useListNotFoundHitsQuery, useGetSiteQuery } = redirectsApi;

/** All redirects, as the text of a table. */
export function askForTable(): Promise<string> {
  return askOnce<string>(redirectsApi.endpoints.exportRedirects.initiate(undefined, { forceRefetch: true }));
}
