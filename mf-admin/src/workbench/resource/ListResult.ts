import type { ApiError } from '@site/shell/kit/query';

/** The answer of the API to a query of a list. */
export interface ListResult<Page> {
  /** The last page that came. */
  data?: Page;
  /** The page that was asked for, once it is there. */
  currentData?: Page;
  isError: boolean;
  isFetching: boolean;
  error?: unknown;
  refetch: () => void;
}

export interface ListPage<Row> {
  items: Row[];
  nextCursor: string | null;
  total: number;
  /** Nobody counted further: there may be more. */
  isMore: boolean;
}

/** What a list is asked for, as parameters of its address. */
export type ListQuery = Record<string, string>;

export const errorOf = ({ isError, error }: ListResult<unknown>) =>
  isError ? (error as ApiError) : undefined;
