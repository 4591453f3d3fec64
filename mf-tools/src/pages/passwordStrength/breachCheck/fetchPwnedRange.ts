import { getPwnedRange } from '@site/api/tools/passwords/contract';
import { api, dispatchOnce, read } from '@site/shell/kit/query';

/** Fetches the breached hashes with this prefix from our proxy. The response is not cached. */
export function fetchPwnedRange(prefix: string): Promise<string> {
  return dispatchOnce(endpoints.getPwnedRange.initiate({ prefix }, { forceRefetch: true }));
}

const { endpoints } = api.injectEndpoints({
  endpoints: (build) => ({
    getPwnedRange: build.query({ ...read(getPwnedRange), providesTags: [], keepUnusedDataFor: 0 }),
  }),
  overrideExisting: true,
});
