import type { Endpoint } from '@site/api/platform/contracts/endpoint';
import { api, dispatchOnce, read } from '@site/shell/kit/query';
import type { RecordHit, RecordSource } from '../screen/RecordSource';

/** Lets the command palette find records by the search of their list. */
export function createRecordSource<Page extends { items: unknown[] }>(
  name: string,
  list: Endpoint<string, undefined, SearchQuery, Page>,
  toHit: (row: Page['items'][number]) => RecordHit,
): RecordSource {
  const call = `${list.method} ${list.path}`;
  const { endpoints } = api.injectEndpoints({
    endpoints: (build) => ({ [call]: build.query(read(list)) }),
    overrideExisting: true,
  });
  const { initiate } = (endpoints as unknown as Record<string, GeneratedEndpoint>)[call] as GeneratedEndpoint;
  return {
    name,
    find: async (q, signal) => {
      const request = initiate({ query: { q, limit: '6' } }, { forceRefetch: true });
      return (await dispatchOnce<Page>(request, signal)).items.map(toHit);
    },
  };
}

// biome-ignore lint/suspicious/noExplicitAny: lists have different query parameters
type SearchQuery = any;

interface GeneratedEndpoint {
  initiate: (arg: object, options: object) => unknown;
}
