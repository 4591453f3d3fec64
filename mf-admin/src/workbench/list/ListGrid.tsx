import { below, styled } from '@site/shell/kit';
import { Checkbox, Skeleton } from '@site/shell/kit/workbench';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Selection } from './bulk/useSelection';
import type { ListUrl } from './definition/useListUrl';

/** The rows of a list as tiles. A tile opens by its link, which covers it. */
export function ListGrid<Row>({ label, rows, keyOf, nameOf, renderTile, ...props }: ListGridProps<Row>) {
  const { address, selection, isBusy } = props;
  return (
    <Styles aria-label={label} aria-busy={isBusy || rows === undefined}>
      {rows?.map((row) => (
        <li
          key={keyOf(row)}
          className={[keyOf(row) === address.openKey && 'is-open', selection?.has(row) && 'is-ticked']
            .filter(Boolean)
            .join(' ')}
        >
          <Link to={address.recordUrl(keyOf(row))} data-row={keyOf(row)}>
            {renderTile(row)}
          </Link>
          {selection && (
            <span className="tick">
              <Checkbox
                label={`Select ${nameOf(row)}`}
                checked={selection.has(row)}
                onChange={(isRange) => selection.toggle(row, isRange)}
              />
            </span>
          )}
        </li>
      )) ?? <WaitingTiles />}
    </Styles>
  );
}

interface ListGridProps<Row> {
  label: string;
  /** Undefined until the first page is loaded. */
  rows?: readonly Row[];
  keyOf: (row: Row) => string;
  nameOf: (row: Row) => string;
  renderTile: (row: Row) => ReactNode;
  address: ListUrl;
  /** Undefined without bulk actions. */
  selection?: Selection<Row>;
  /** Another page is loading. */
  isBusy: boolean;
}

function WaitingTiles() {
  return Array.from({ length: 12 }, (_, tile) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: tiles have no identity
    <li key={tile} className="is-waiting">
      <Skeleton width="60%" />
    </li>
  ));
}

const Styles = styled('ul')`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(168px, 1fr));
  gap: 14px;
  margin: 0;
  padding: 16px 20px;
  background: var(--sheet);
  list-style: none;
  &[aria-busy="true"] {
    opacity: 0.6;
  }
  li {
    position: relative;
    display: grid;
    min-width: 0;
    border: 1px solid var(--line-2);
    border-radius: var(--r-cell);
    overflow: hidden;
    background: var(--sheet);
  }
  li:hover {
    border-color: var(--navy);
  }
  .is-waiting {
    min-height: 190px;
    align-content: end;
    padding: 12px;
  }
  a {
    display: flex;
    flex-direction: column;
    min-width: 0;
    color: var(--text);
    text-decoration: none;
  }
  a:focus-visible {
    outline: 2px solid var(--navy);
    outline-offset: -2px;
    box-shadow: inset 0 0 0 4px var(--ember-halo);
  }
  .tick {
    position: absolute;
    top: 6px;
    left: 6px;
    border-radius: var(--r-cell);
    background: var(--sheet);
  }
  .is-ticked,
  .is-open {
    border-color: var(--navy);
    background: var(--sel);
    box-shadow: 0 0 0 1px var(--navy);
  }
  @media ${below.phone} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 10px;
    padding: 12px 16px;
  }
`;
