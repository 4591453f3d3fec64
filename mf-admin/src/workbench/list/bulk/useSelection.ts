import { useRef, useState } from 'react';

/**
 * The selected rows, or all that match. The selection is reset when `listKey` changes. Rows are taken from `shown`
 * where it has a newer version.
 */
export function useSelection<Row>(listKey: string, keyOf: (row: Row) => string, shown: readonly Row[] = []) {
  const [state, setState] = useState<SelectionState<Row>>({ listKey, rows: new Map(), isAll: false });
  const { rows, isAll } = state.listKey === listKey ? state : { rows: new Map<string, Row>(), isAll: false };
  const anchor = useRef<string>(undefined);
  const update = (next: Map<string, Row>, isNowAll = false) =>
    setState({ listKey, rows: next, isAll: isNowAll });
  const without = (gone: readonly Row[]) => {
    const next = new Map(rows);
    for (const row of gone) next.delete(keyOf(row));
    return next;
  };
  const including = (more: readonly Row[]) =>
    new Map([...rows, ...more.map((row) => [keyOf(row), row] as const)]);
  /** From the row that was changed last to this one, as they are shown. */
  const rangeTo = (row: Row) => {
    const ends = [anchor.current, keyOf(row)].map((key) => shown.findIndex((each) => keyOf(each) === key));
    return ends.includes(-1) ? [row] : shown.slice(Math.min(...ends), Math.max(...ends) + 1);
  };
  return {
    rows: [...rows].map(([key, row]) => shown.find((newer) => keyOf(newer) === key) ?? row),
    /** All that match, shown or not. */
    isAll,
    has: (row: Row) => rows.has(keyOf(row)),
    /** As a range, selects all rows from the one that was changed last. */
    toggle: (row: Row, isRange = false) => {
      if (isRange) update(including(rangeTo(row)));
      else update(rows.has(keyOf(row)) ? without([row]) : including([row]));
      anchor.current = keyOf(row);
    },
    togglePage: (page: readonly Row[]) =>
      update(page.every((row) => rows.has(keyOf(row))) ? without(page) : including(page)),
    selectAll: (page: readonly Row[]) => update(including(page), true),
    clear: () => update(new Map()),
  };
}

export type Selection<Row> = ReturnType<typeof useSelection<Row>>;

interface SelectionState<Row> {
  listKey: string;
  rows: Map<string, Row>;
  isAll: boolean;
}
