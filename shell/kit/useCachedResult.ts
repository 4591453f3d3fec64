import { useSelector } from 'react-redux';

/**
 * What an endpoint of the kit's api has answered, be it to the server for this document or to a page's loader: for
 * pages that show it and need not ask, which is the part that weighs 22 kB. Undefined where it has not answered or has
 * failed.
 */
export function useCachedResult<Result>(endpoint: string, arg?: object): Result | undefined {
  const key = `${endpoint}(${JSON.stringify(arg)})`;
  return useSelector(({ api }: { api?: Answers }) => api?.queries[key]?.data) as Result | undefined;
}

interface Answers {
  queries: Record<string, { data?: unknown } | undefined>;
}
