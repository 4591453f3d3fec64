/** How a page gets data: endpoints of the API's contracts as hooks with one cache. */

export { findExistingPaths, providePages, type SitePage, type SitePagesResult } from '../pages';
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
export { useLinkKey } from './useLinkKey';
export { useSession } from './useSession';
