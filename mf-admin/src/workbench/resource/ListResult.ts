import type { ApiError } from '@site/shell/kit/query';

/** The result of a list query. */
export interface ListResult<Page> {
  /** The last loaded page. */
  data?: Page;
  /** The page for the current query, once loaded. */
  currentData?: Page;
  isError: boolean;
  isFetching: boolean;
  error?: unknown;
  /** When the last request of the list started. */
  startedTimeStamp?: number;
  refetch: () => void;
}

export interface ListPage<Row> {
  items: Row[];
  nextCursor: string | null;
  total: number;
  /** `total` is a lower bound. */
  isMore: boolean;
}

/** Query parameters of a list request. */
export type ListQuery = Record<string, string>;

export const errorOf = ({ isError, error }: ListResult<unknown>) =>
  isError ? (error as ApiError) : undefined;
