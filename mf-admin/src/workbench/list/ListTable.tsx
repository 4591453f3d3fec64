import { below, styled } from '@site/shell/kit';
import { type Column, DataTable, Tick } from '@site/shell/kit/workbench';
import { Link } from 'react-router-dom';
import type { ListColumn } from './ListDefinition';
import type { ListAddress } from './useListAddress';
import type { Selection } from './useSelection';

/** The rows of a list; on a phone each is a card. A row opens by its first column, which is a link. */
export function ListTable<Row>(props: ListTableProps<Row>) {
  const { caption, columns, rows, keyOf, address, selection, isBusy } = props;
  const [first, ...others] = columns.map((column) => cellsOf(column));
  const named: Column<Row> | undefined = first && {
    ...first,
    isRowName: true,
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
    <Look className={selection ? 'has-ticks' : undefined}>
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
    </Look>
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
    head: (
      <Tick
        label="Select this page"
        checked={ticked > 0 && (ticked === rows.length || 'mixed')}
        disabled={rows.length === 0}
        onChange={() => selection.togglePage(rows)}
      />
    ),
    render: (row) => (
      <Tick
        label={`Select ${nameOf(row)}`}
        checked={selection.has(row)}
        onChange={() => selection.toggle(row)}
      />
    ),
  };
}

const Look = styled('div')`
  tr {
    height: 46px;
    position: relative;
  }
  thead tr {
    height: auto;
  }
  thead th {
    position: sticky;
    top: var(--bar);
    z-index: 3;
  }
  thead th::after {
    content: "";
    position: absolute;
    left: 0;
    right: 0;
    bottom: -1px;
    height: 1px;
    background: var(--line-2);
  }
  .c-tick {
    width: 46px;
    padding: 0 0 0 12px;
  }
  &.has-ticks .c-first {
    padding-left: 6px;
  }
  /* What a row is called gives way last. */
  .c-first {
    min-width: 220px;
  }
  .c-first a {
    display: flex;
    flex-direction: column;
    text-decoration: none;
    line-height: 1.28;
    padding: 5px 0;
  }
  .c-first a::after {
    content: "";
    position: absolute;
    inset: 0;
  }
  .c-first a:focus-visible {
    outline: 0;
    box-shadow: none;
  }
  .c-first a:focus-visible::after {
    outline: 2px solid var(--navy);
    outline-offset: -2px;
    box-shadow: inset 0 0 0 4px var(--ember-halo);
  }
  .c-first b {
    font-weight: 600;
    color: var(--ink);
    overflow-wrap: anywhere;
  }
  .c-first span {
    font-size: var(--a13);
    font-weight: 400;
    color: var(--muted);
    overflow-wrap: anywhere;
  }
  .gives-early,
  .gives-late,
  .m {
    white-space: nowrap;
  }
  td *:is(.ok, .held) {
    white-space: nowrap;
  }
  /* However long, they have their part of the width and no more. */
  td.words {
    width: 10%;
    max-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  .is-ticked,
  .is-open {
    background: var(--sel);
  }
  .is-open {
    box-shadow: inset 2px 0 0 var(--navy);
  }
  @container (max-width: 960px) {
    .gives-early {
      display: none;
    }
  }
  @container (max-width: 560px) {
    .gives-late {
      display: none;
    }
  }
  @media ${below.desktop} {
    .is-open {
      box-shadow: none;
    }
    .is-open:not(.is-ticked) {
      background: none;
    }
  }
  @media ${below.phone} {
    table,
    tbody,
    tr,
    th,
    td {
      display: block;
    }
    thead,
    tbody .on-none {
      display: none;
    }
    /* Two lines, each shared by what is in it: the name beside its corner, and what is left and right below. */
    tbody tr {
      display: flex;
      flex-wrap: wrap;
      column-gap: 12px;
      height: auto;
      padding: 4px 16px 9px;
      border-bottom: 1px solid var(--line);
      align-items: center;
    }
    tbody tr::after {
      content: "";
      order: 2;
      flex: 0 0 100%;
    }
    &.has-ticks tbody tr:not(.is-waiting) {
      padding-left: 56px;
    }
    tbody *:is(td, th) {
      height: auto;
      border: 0;
      padding: 0;
    }
    &.has-ticks tbody .c-first {
      padding: 0;
    }
    tbody .c-tick {
      position: absolute;
      top: 50%;
      left: 4px;
      width: 40px;
      transform: translateY(-50%);
      z-index: 1;
    }
    .is-waiting .c-tick {
      display: none;
    }
    .c-first {
      flex: 1 1 0;
      min-width: 0;
    }
    .c-first a {
      padding: 7px 0 6px;
    }
    .c-first b {
      font-size: 1rem;
    }
    td *:is(.ok, .held) {
      white-space: normal;
    }
    td.on-corner {
      display: block;
      order: 1;
      max-width: 45%;
      align-self: start;
      padding-top: 10px;
    }
    td.on-left,
    td.on-right {
      order: 3;
      width: auto;
      max-width: none;
      min-width: 0;
      font-size: var(--a13);
    }
    td.on-right {
      order: 4;
      margin-left: auto;
    }
  }
`;
