import type { ApiError } from '@site/shell/kit/query';
import { Skeleton } from '@site/shell/kit/workbench';
import type { ReactNode } from 'react';
import { capitalize } from '../../../formatting/capitalize';
import { LoadError } from '../../screen/LoadError';
import { DetailDrawer, type DetailDrawerOwnProps, DetailDrawerState } from './DetailDrawer';

/** The drawer of a record that a query loads: its content, what keeps it from loading, or lines until it is here. */
export function QueryDrawer<Row>({ result, missingNote, children, ...drawer }: QueryDrawerProps<Row>) {
  const { currentData: row, isFetching, refetch } = result;
  const error = row === undefined ? (result.error as ApiError | undefined) : undefined;
  const isLoading = row === undefined && !error;
  const isMissing = error?.status === 404;
  return (
    <DetailDrawer {...drawer} isLoading={isLoading}>
      {row !== undefined && children(row)}
      {error && (
        <DetailDrawerState>
          <LoadError
            title={isMissing ? `${capitalize(drawer.noun)} not found` : `Couldn’t load the ${drawer.noun}`}
            note={isMissing ? missingNote : undefined}
            error={error}
            onRetry={isMissing ? undefined : () => void refetch()}
            isBusy={isFetching}
          />
        </DetailDrawerState>
      )}
      {isLoading && (
        <DetailDrawerState aria-busy="true">
          {[88, 94, 62, 70].map((width) => (
            <Skeleton key={width} width={`${width}%`} />
          ))}
        </DetailDrawerState>
      )}
    </DetailDrawer>
  );
}

interface QueryDrawerProps<Row> extends Omit<DetailDrawerOwnProps, 'children' | 'isLoading'> {
  result: { currentData?: Row; error?: unknown; isFetching: boolean; refetch: () => unknown };
  /** Why a record that isn’t found may be gone. */
  missingNote?: string;
  children: (row: Row) => ReactNode;
}
