import { below, styled } from '@site/shell/kit';
import type { ApiError } from '@site/shell/kit/query';
import { Skeleton } from '@site/shell/kit/workbench';
import type { ReactNode } from 'react';
import { LoadError } from './LoadError';

/** Cells above a list that summarize what it belongs to. While they load, each shows a placeholder. */
export function OverviewPanel<Data>({ label, query, errorTitle, cellNames, children }: Props<Data>) {
  const { data, error, isFetching, refetch } = query;
  return (
    <Styles aria-label={label} aria-busy={!data && !error}>
      {data
        ? children(data)
        : error
          ? undefined
          : cellNames.map((name) => (
              <div key={name}>
                <Skeleton width="60%" />
              </div>
            ))}
      {Boolean(error) && !data && (
        <div className="wide">
          <LoadError title={errorTitle} error={error as ApiError} onRetry={refetch} isBusy={isFetching} />
        </div>
      )}
    </Styles>
  );
}

interface Props<Data> {
  label: string;
  /** Such as `Couldn’t load the state`. */
  errorTitle: string;
  query: { data?: Data; error?: unknown; isFetching: boolean; refetch: () => unknown };
  cellNames: readonly string[];
  /** Renders one `div` or `form` per cell, each with an `h2`. One of the class `wide` is below two others. */
  children: (data: Data) => ReactNode;
}

const Styles = styled('section')`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 250px), 1fr));
  gap: 1px;
  border-bottom: 1px solid var(--line-2);
  background: var(--line);
  > div,
  > form {
    display: grid;
    align-content: start;
    gap: 6px;
    min-width: 0;
    padding: 14px 20px 16px;
    background: var(--sheet);
    overflow-wrap: anywhere;
  }
  .wide {
    grid-column: 1 / -1;
  }
  /* No column without a cell beside a cell of the whole width. */
  &:has(> .wide:not(:only-child)) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  > div > h2,
  > form > h2 {
    font-size: var(--a13);
    font-weight: 600;
    color: var(--muted);
  }
  .no,
  .wt,
  .ok {
    font-weight: 600;
  }
  .no {
    color: var(--error);
  }
  .wt {
    color: var(--ember-t);
  }
  ul {
    display: grid;
    gap: 4px;
    padding: 0;
    list-style: none;
  }
  a {
    display: inline-block;
    padding-block: 3px;
    color: var(--navy);
  }
  [role="alert"],
  [role="status"] {
    display: grid;
    gap: 4px;
    justify-items: start;
  }
  @media ${below.phone} {
    &:has(> .wide:not(:only-child)) {
      grid-template-columns: minmax(0, 1fr);
    }
    > div,
    > form {
      padding-inline: 16px;
    }
  }
`;
