import type { ReactNode } from 'react';
import { PageState } from '../page/PageState';
import type { ApiError } from './baseQuery';

/** A query as a page shows it: loading, failed with a retry, empty, or its data. Give it the hook's whole answer. */
export function QueryState<T>({ of, loading, failed, empty, isEmpty, children }: QueryStateProps<T>) {
  if (of.data === null) return empty ?? null;
  if (of.data !== undefined) {
    const nothing = isEmpty ? isEmpty(of.data) : Array.isArray(of.data) && of.data.length === 0;
    return nothing && empty !== undefined ? empty : children(of.data);
  }
  if (of.isError) {
    if (typeof failed === 'function') return failed(of.error as ApiError, of.refetch);
    return failed ?? <PageState onRetry={of.refetch} busy={of.isFetching} />;
  }
  return loading ?? <p role="status">Loading…</p>;
}

export interface QueryStateProps<T> {
  of: { data?: T | null; error?: unknown; isError: boolean; isFetching?: boolean; refetch: () => void };
  loading?: ReactNode;
  failed?: ReactNode | ((error: ApiError, retry: () => void) => ReactNode);
  empty?: ReactNode;
  isEmpty?: (data: T) => boolean;
  children: (data: T) => ReactNode;
}
