import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { Button } from '../page/Button';
import { Skeleton } from './Skeleton';

/**
 * Rows as the workbench lists them, in pages by cursor. Shows bars while loading, `empty` when there is nothing,
 * and a retry when the list did not come. A row opens by its first column, which is a button.
 */
export function DataTable<Row>({ caption, columns, rows, rowKey, ...state }: DataTableProps<Row>) {
  const { error, empty, onOpen, isSelected } = state;
  if (error) return error;
  if (rows?.length === 0) return empty;
  return (
    <Box>
      <div className="scroll">
        <table aria-busy={rows === undefined}>
          <caption className="sr">{caption}</caption>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column.name} scope="col" className={column.isNumber ? 'is-number' : undefined}>
                  {column.name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows?.map((row) => (
              <tr key={rowKey(row)} className={isSelected?.(row) ? 'is-selected' : undefined}>
                {columns.map((column, index) => (
                  <Cell key={column.name} column={column} row={row} isFirst={index === 0} onOpen={onOpen} />
                ))}
              </tr>
            )) ?? <Waiting columns={columns.length} />}
          </tbody>
        </table>
      </div>
      <Pager {...state} shown={rows?.length} />
    </Box>
  );
}

export interface Column<Row> {
  name: string;
  render: (row: Row) => ReactNode;
  isNumber?: boolean;
}

export interface DataTableProps<Row> {
  /** What the rows are, for screen readers. */
  caption: string;
  columns: Column<Row>[];
  /** Undefined while loading. */
  rows?: Row[];
  rowKey: (row: Row) => string;
  onOpen?: (row: Row) => void;
  isSelected?: (row: Row) => boolean;
  empty: ReactNode;
  /** Shown in place of the table. */
  error?: ReactNode;
  total?: number;
  /** Undefined where there is no page that way. */
  onNext?: () => void;
  onPrevious?: () => void;
}

function Cell<Row>({ column, row, isFirst, onOpen }: CellProps<Row>) {
  const className = column.isNumber ? 'is-number' : undefined;
  if (!isFirst) return <td className={className}>{column.render(row)}</td>;
  return (
    <th scope="row">
      {onOpen ? (
        <button type="button" className="open" onClick={() => onOpen(row)}>
          {column.render(row)}
        </button>
      ) : (
        column.render(row)
      )}
    </th>
  );
}

interface CellProps<Row> {
  column: Column<Row>;
  row: Row;
  isFirst: boolean;
  onOpen?: (row: Row) => void;
}

function Waiting({ columns }: { columns: number }) {
  return Array.from({ length: 8 }, (_, row) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: bars have no identity
    <tr key={row}>
      {Array.from({ length: columns }, (_, column) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: bars have no identity
        <td key={column}>
          <Skeleton width={`${45 + ((row * 7 + column * 13) % 40)}%`} />
        </td>
      ))}
    </tr>
  ));
}

function Pager({
  shown,
  total,
  onNext,
  onPrevious,
}: {
  shown?: number;
  total?: number;
  onNext?: () => void;
  onPrevious?: () => void;
}) {
  return (
    <footer>
      <span role="status">
        {shown === undefined ? 'Loading…' : total === undefined ? `${shown} shown` : `${shown} of ${total}`}
      </span>
      <nav aria-label="Pages">
        <Button tone="line" size="small" onClick={onPrevious} disabled={!onPrevious}>
          Previous
        </Button>
        <Button tone="line" size="small" onClick={onNext} disabled={!onNext}>
          Next
        </Button>
      </nav>
    </footer>
  );
}

const Box = styled('div')`
  .scroll { overflow-x: auto; }
  table { width: 100%; border-collapse: collapse; }
  th, td { text-align: left; padding: 0 12px; height: 40px; border-bottom: 1px solid var(--line); vertical-align: middle; font-weight: 400; white-space: nowrap; }
  thead th { height: 32px; font-size: 0.75rem; color: var(--muted); font-weight: 500; border-bottom-color: var(--line-2); background: var(--sheet); }
  tbody tr:hover { background: var(--hover, var(--rule)); }
  tbody tr.is-selected { background: var(--sel, var(--steel)); }
  tbody th { font-weight: 550; color: var(--ink); }
  .is-number { text-align: right; font-variant-numeric: tabular-nums; }
  :is(th, td):first-of-type { padding-left: 16px; }
  :is(th, td):last-of-type { padding-right: 16px; }
  .open { border: 0; background: none; padding: 0; min-height: 40px; width: 100%; text-align: left; font-weight: inherit; color: inherit; cursor: pointer; }
  .open:hover { text-decoration: underline; text-underline-offset: 3px; }
  footer { display: flex; align-items: center; gap: 12px; padding: 9px 16px; color: var(--muted); font-size: 0.8125rem; }
  footer nav { margin-left: auto; display: flex; gap: 8px; }
`;
