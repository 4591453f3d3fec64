/** Data fetching: API endpoints as RTK Query hooks with one cache. */

export { findExistingPaths, type SitePage, type SitePagesResult, setPagesSource } from '../pages';
export { addApiToStore, api } from './api';
export {
  type ApiError,
  type ApiRequest,
  type RequestInterceptor,
  setApiOrigin,
  setRequestInterceptor,
} from './baseQuery';
export { dispatchOnce } from './dispatchOnce';
export { listSitePages, useListAllPagesQuery, useListSitePagesQuery } from './pagesApi';
export { QueryState } from './QueryState';
export { type ArgOf, type ResultOf, read, write } from './readWrite';
export { sendFile } from './sendFile';
export { useLinkKey } from './useLinkKey';
export { useSession } from './useSession';
