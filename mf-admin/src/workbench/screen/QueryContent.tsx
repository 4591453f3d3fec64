import { below, styled } from '@site/shell/kit';
import type { ApiError } from '@site/shell/kit/query';
import { Skeleton } from '@site/shell/kit/workbench';
import type { ReactNode } from 'react';
import { LoadError } from './LoadError';

/** What a query loads for a screen: the content, what keeps it from loading, or lines until it is here. */
export function QueryContent<Data>({ result, what, children }: QueryContentProps<Data>) {
  const { currentData, error, isFetching, refetch } = result;
  if (currentData !== undefined) return children(currentData);
  return (
    <Styles aria-busy={!error}>
      {error ? (
        <LoadError
          title={`Couldn’t load ${what}`}
          error={error as ApiError}
          onRetry={() => void refetch()}
          isBusy={isFetching}
        />
      ) : (
        [88, 94, 62, 70].map((width) => <Skeleton key={width} width={`${width}%`} />)
      )}
    </Styles>
  );
}

interface QueryContentProps<Data> {
  result: { currentData?: Data; error?: unknown; isFetching: boolean; refetch: () => unknown };
  /** What is loaded, such as “the calendar”. */
  what: string;
  children: (data: Data) => ReactNode;
}

const Styles = styled('div')`
  display: grid;
  gap: 18px;
  padding: 20px;
  @media ${below.phone} {
    padding-inline: 16px;
  }
`;
