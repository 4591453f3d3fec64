import { getPwnedRange } from '@site/api/contract/tools';
import { api, read } from '@site/shell/kit/query';
import { browserStore } from '@site/shell/kit/store';

/** Asks our relay for the leaked fingerprints that begin with five signs. The answer is not kept. */
export async function askRange(prefix: string): Promise<string> {
  if (!browserStore) throw new Error('Only a browser asks');
  const asked = browserStore.dispatch(
    endpoints.getPwnedRange.initiate({ prefix }, { forceRefetch: true }) as never,
  );
  const { unwrap, unsubscribe } = asked as { unwrap: () => Promise<string>; unsubscribe: () => void };
  try {
    return await unwrap();
  } finally {
    unsubscribe();
  }
}

const { endpoints } = api.injectEndpoints({
  endpoints: (build) => ({
    getPwnedRange: build.query({ ...read(getPwnedRange), providesTags: [], keepUnusedDataFor: 0 }),
  }),
  overrideExisting: true,
});
