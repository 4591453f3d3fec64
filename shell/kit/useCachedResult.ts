import { useSelector } from 'react-redux';

/**
 * The cached response of an API endpoint, from server state or from a page's loader. Pages that only read it avoid
 * loading RTK Query (22 kB). Undefined if there is no successful response.
 */
export function useCachedResult<Result>(endpoint: string, arg?: object): Result | undefined {
  const key = `${endpoint}(${JSON.stringify(arg)})`;
  return useSelector(({ api }: { api?: ApiState }) => api?.queries[key]?.data) as Result | undefined;
}

interface ApiState {
  queries: Record<string, { data?: unknown } | undefined>;
}
