import { Checkbox, type Column, DataTable } from '@site/shell/kit/workbench';
import { Link } from 'react-router-dom';
import type { Selection } from './bulk/useSelection';
import type { ListColumn } from './definition/ListDefinition';
import type { ListAddress } from './definition/useListAddress';
import { ListTableStyles } from './ListTableStyles';

/** The rows of a list; on a phone each is a card. A row opens by its first column, which is a link. */
export function ListTable<Row>(props: ListTableProps<Row>) {
  const { caption, columns, rows, keyOf, address, selection, isBusy } = props;
  const [first, ...others] = columns.map((column) => cellsOf(column));
  const named: Column<Row> | undefined = first && {
    ...first,
    isRowHeader: true,
    className: 'c-first',
    render: (row) => (
      <Link to={address.recordAddress(keyOf(row))} data-row={keyOf(row)}>
        {first.render(row)}
      </Link>
    ),
  };
  const all = [selection && ticks(props, selection), named, ...others].filter(
    (column) => column !== undefined,
  );
  return (
    <ListTableStyles className={selection ? 'has-ticks' : undefined}>
      <DataTable
        caption={caption}
        columns={all}
        rows={rows}
        isBusy={isBusy}
        rowKey={keyOf}
        rowClass={(row) =>
          [keyOf(row) === address.openKey && 'is-open', selection?.has(row) && 'is-ticked']
            .filter(Boolean)
            .join(' ')
        }
      />
    </ListTableStyles>
  );
}

interface ListTableProps<Row> {
  caption: string;
  columns: readonly ListColumn<Row>[];
  /** Undefined while they are awaited for the first time. */
  rows?: readonly Row[];
  keyOf: (row: Row) => string;
  nameOf: (row: Row) => string;
  address: ListAddress;
  /** Undefined where nothing can be done with a selection. */
  selection?: Selection<Row>;
  /** Other rows than the ones shown were asked for. */
  isBusy: boolean;
}

function cellsOf<Row>({ name, render, className = '', onCard, gives }: ListColumn<Row>): Column<Row> {
  return { name, render, className: `${className} on-${onCard ?? 'none'} gives-${gives ?? 'never'}` };
}

function ticks<Row>({ rows = [], nameOf }: ListTableProps<Row>, selection: Selection<Row>): Column<Row> {
  const ticked = rows.filter(selection.has).length;
  return {
    name: 'Selection',
    className: 'c-tick',
    header: (
      <Checkbox
        label="Select all on this page"
        checked={ticked > 0 && (ticked === rows.length || 'mixed')}
        disabled={rows.length === 0}
        onChange={() => selection.togglePage(rows)}
      />
    ),
    render: (row) => (
      <Checkbox
        label={`Select ${nameOf(row)}`}
        checked={selection.has(row)}
        onChange={() => selection.toggle(row)}
      />
    ),
  };
}
