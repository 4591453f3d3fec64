import styled from '@emotion/styled/base';
import type { ReactNode } from 'react';
import { Skeleton } from './Skeleton';

/** The workbench's data table. While loading, skeleton rows keep the height. One column is the row header. */
export function DataTable<Row>({
  caption,
  columns,
  rows,
  rowKey,
  rowClass,
  isBusy,
  className,
}: DataTableProps<Row>) {
  return (
    <Styles className={className} aria-busy={isBusy || rows === undefined}>
      <caption className="sr">{caption}</caption>
      <thead>
        <tr>
          {columns.map(({ name, className: columnClass, header, sorted }) => (
            <th key={name} scope="col" className={columnClass} aria-sort={sorted}>
              {header ?? name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows?.map((row) => (
          <tr key={rowKey(row)} className={rowClass?.(row)}>
            {columns.map(({ name, className: columnClass, render, isRowHeader }) =>
              isRowHeader ? (
                <th key={name} scope="row" className={columnClass}>
                  {render(row)}
                </th>
              ) : (
                <td key={name} className={columnClass}>
                  {render(row)}
                </td>
              ),
            )}
          </tr>
        )) ?? <WaitingRows columns={columns} />}
      </tbody>
    </Styles>
  );
}

export interface Column<Row> {
  name: string;
  render: (row: Row) => ReactNode;
  className?: string;
  /** The cell is the row header. */
  isRowHeader?: boolean;
  /** Content of the column header instead of the name, such as a "select all" checkbox. */
  header?: ReactNode;
  /** Current sort direction. */
  sorted?: 'ascending' | 'descending';
}

export interface DataTableProps<Row> {
  /** Caption for screen readers. */
  caption: string;
  columns: readonly Column<Row>[];
  /** Undefined while they load for the first time. */
  rows?: readonly Row[];
  rowKey: (row: Row) => string;
  rowClass?: (row: Row) => string | undefined;
  /** Other rows are loading. */
  isBusy?: boolean;
  className?: string;
}

function WaitingRows<Row>({ columns }: { columns: readonly Column<Row>[] }) {
  return Array.from({ length: 10 }, (_, row) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: bars have no identity
    <tr key={row} className="is-waiting">
      {columns.map(({ name, className }, index) => (
        <td key={name} className={className}>
          <Skeleton width={`${34 + ((row * 17 + index * 29) % 42)}%`} />
        </td>
      ))}
    </tr>
  ));
}

/* No selector is more specific than one class, so that a list can style its cells with one class. */
const Styles = styled('table')`
  width: 100%;
  border-collapse: collapse;
  background: var(--sheet);
  &[aria-busy="true"] tbody {
    opacity: 0.6;
  }
  & *:where(th, td) {
    text-align: left;
    padding: 0 12px;
    height: 40px;
    border-bottom: 1px solid var(--line);
    vertical-align: middle;
    font-weight: 400;
  }
  & *:where(thead th) {
    height: 32px;
    font-size: var(--a12);
    color: var(--muted);
    font-weight: 500;
    border-bottom-color: var(--line-2);
    white-space: nowrap;
    background: var(--sheet);
    font-family: var(--sans);
    letter-spacing: 0;
    line-height: inherit;
  }
  & *:where(tbody tr:hover) {
    background: var(--hover);
  }
  & *:where(tbody th) {
    font-weight: 550;
    color: var(--ink);
  }
  & *:where(.num) {
    text-align: right;
    font-variant-numeric: tabular-nums;
  }
  & *:where(th:first-of-type, td:first-of-type:not(th ~ td)) {
    padding-left: 20px;
  }
  & *:where(:is(th, td):last-of-type) {
    padding-right: 20px;
  }
`;
