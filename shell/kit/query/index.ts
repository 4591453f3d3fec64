/** How a page gets data: endpoints of the API's contracts as hooks with one cache. */

export { askPathsOf, type PagesSheet, providePages, type SitePage } from '../pages';
export { addQuery, api } from './api';
export { askOnce } from './askOnce';
export { type ApiError, type Attendant, attend, type Call, setServerOrigin } from './baseQuery';
export { listSheet, useListPagesQuery, useListSheetQuery } from './pagesApi';
export { QueryState } from './QueryState';
export { type ArgOf, type ResultOf, read, write } from './readWrite';
export { useLinkKey } from './useLinkKey';
export { useSession } from './useSession';
