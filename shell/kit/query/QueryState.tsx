import type { ReactNode } from 'react';
import { LoadError } from '../page/LoadError';
import type { ApiError } from './baseQuery';

/** Renders the state of a query: loading, error with a retry, empty, or its data. Takes the hook's result. */
export function QueryState<T>({ query, loading, error, empty, isEmpty, children }: QueryStateProps<T>) {
  if (query.data === null) return empty ?? null;
  if (query.data !== undefined) {
    const nothing = isEmpty ? isEmpty(query.data) : Array.isArray(query.data) && query.data.length === 0;
    return nothing && empty !== undefined ? empty : children(query.data);
  }
  if (query.isError) {
    if (typeof error === 'function') return error(query.error as ApiError, query.refetch);
    return error ?? <LoadError onRetry={query.refetch} isBusy={query.isFetching} />;
  }
  return loading ?? <p role="status">Loading…</p>;
}

export interface QueryStateProps<T> {
  query: { data?: T | null; error?: unknown; isError: boolean; isFetching?: boolean; refetch: () => void };
  loading?: ReactNode;
  error?: ReactNode | ((error: ApiError, retry: () => void) => ReactNode);
  empty?: ReactNode;
  isEmpty?: (data: T) => boolean;
  children: (data: T) => ReactNode;
}
