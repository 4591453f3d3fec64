import { Checkbox, type Column, DataTable } from '@site/shell/kit/workbench';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import { Link } from 'react-router-dom';
import type { Selection } from './bulk/useSelection';
import type { ListColumn } from './definition/ListDefinition';
import type { ListUrl } from './definition/useListUrl';
import { ListTableStyles } from './ListTableStyles';

/** The rows of a list; on a phone each is a card. A row opens by its first column, which is a link. */
export function ListTable<Row>(props: ListTableProps<Row>) {
  const { caption, columns, rows, keyOf, address, selection, isBusy } = props;
  const [first, ...others] = columns.map((column) => toColumn(column, props));
  const nameColumn: Column<Row> | undefined = first && {
    ...first,
    isRowHeader: true,
    className: 'c-first',
    render: (row) => (
      <Link to={address.recordUrl(keyOf(row))} data-row={keyOf(row)}>
        {first.render(row)}
      </Link>
    ),
  };
  const all = [selection && selectionColumn(props, selection), nameColumn, ...others].filter(
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
  /** Undefined until the first page is loaded. */
  rows?: readonly Row[];
  keyOf: (row: Row) => string;
  nameOf: (row: Row) => string;
  address: ListUrl;
  /** The current sort order. */
  sort?: string;
  /** Undefined without bulk actions. */
  selection?: Selection<Row>;
  /** Another page is loading. */
  isBusy: boolean;
}

function toColumn<Row>(
  { name, render, className = '', cardPosition: onCard, isNamedOnCard, hides: gives, sorts }: ListColumn<Row>,
  { sort, address }: Pick<ListTableProps<Row>, 'sort' | 'address'>,
): Column<Row> {
  const sorted = (['ascending', 'descending'] as const).find((direction) => sorts?.[direction] === sort);
  const first = sorts?.isAscendingFirst ? 'ascending' : 'descending';
  const second = first === 'ascending' ? 'descending' : 'ascending';
  const next = sorts?.[sorted === first ? second : first];
  return {
    name,
    render: isNamedOnCard
      ? (row) => (
          <>
            <span className="card-name">{name}: </span>
            {render(row)}
          </>
        )
      : render,
    className: `${className} on-${onCard ?? 'none'} gives-${gives ?? 'never'}`,
    ...(sorts && { sorted }),
    ...(next && {
      header: (
        <Link to={address.sorted(next)} className="sort">
          {name}
          {sorted === 'ascending' && <ArrowUp aria-hidden />}
          {sorted === 'descending' && <ArrowDown aria-hidden />}
        </Link>
      ),
    }),
  };
}

function selectionColumn<Row>(
  { rows = [], nameOf }: ListTableProps<Row>,
  selection: Selection<Row>,
): Column<Row> {
  const selectedCount = rows.filter(selection.has).length;
  return {
    name: 'Selection',
    className: 'c-tick',
    header: (
      <Checkbox
        label="Select all on this page"
        checked={selectedCount > 0 && (selectedCount === rows.length || 'mixed')}
        disabled={rows.length === 0}
        onChange={() => selection.togglePage(rows)}
      />
    ),
    render: (row) => (
      <Checkbox
        label={`Select ${nameOf(row)}`}
        checked={selection.has(row)}
        onChange={(isRange) => selection.toggle(row, isRange)}
      />
    ),
  };
}
