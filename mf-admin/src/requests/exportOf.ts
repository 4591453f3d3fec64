import type { Endpoint } from '@site/api/platform/contracts/endpoint';
import { api, dispatchOnce, read } from '@site/shell/kit/query';

/** Creates the function that exports a filtered list as the text of a file. The response is not cached. */
export function exportOf(contract: Endpoint<string, undefined, AnyQuery, string>): ExportRequest {
  const call = `${contract.method} ${contract.path}`;
  const { endpoints } = api.injectEndpoints({
    endpoints: (build) => ({ [call]: build.query({ ...read(contract), keepUnusedDataFor: 0 }) }),
    overrideExisting: true,
  });
  const { initiate } = (endpoints as unknown as Record<string, Initiated>)[call] as Initiated;
  return async (format, query) => {
    const file = await dispatchOnce<unknown>(
      initiate({ query: { ...query, format } }, { forceRefetch: true }),
    );
    return typeof file === 'string' ? file : JSON.stringify(file, null, 2);
  };
}

type ExportRequest = (format: string, query: Record<string, string>) => Promise<string>;

// biome-ignore lint/suspicious/noExplicitAny: whatever the list can be asked for
type AnyQuery = any;

interface Initiated {
  initiate: (arg: object, options: object) => unknown;
}
