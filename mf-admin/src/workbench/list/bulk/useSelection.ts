import { useState } from 'react';

/**
 * The rows that are ticked, or all that match. Another list of rows (`of`) begins with none. A row that has come anew
 * since (`shown`) is the newer one.
 */
export function useSelection<Row>(of: string, keyOf: (row: Row) => string, shown: readonly Row[] = []) {
  const [held, setHeld] = useState<Held<Row>>({ of, rows: new Map(), isAll: false });
  const { rows, isAll } = held.of === of ? held : { rows: new Map<string, Row>(), isAll: false };
  const hold = (next: Map<string, Row>, isNowAll = false) => setHeld({ of, rows: next, isAll: isNowAll });
  const without = (gone: readonly Row[]) => {
    const next = new Map(rows);
    for (const row of gone) next.delete(keyOf(row));
    return next;
  };
  const including = (more: readonly Row[]) =>
    new Map([...rows, ...more.map((row) => [keyOf(row), row] as const)]);
  return {
    rows: [...rows].map(([key, row]) => shown.find((newer) => keyOf(newer) === key) ?? row),
    /** All that match, shown or not. */
    isAll,
    has: (row: Row) => rows.has(keyOf(row)),
    toggle: (row: Row) => hold(rows.has(keyOf(row)) ? without([row]) : including([row])),
    togglePage: (page: readonly Row[]) =>
      hold(page.every((row) => rows.has(keyOf(row))) ? without(page) : including(page)),
    selectAll: (page: readonly Row[]) => hold(including(page), true),
    clear: () => hold(new Map()),
  };
}

export type Selection<Row> = ReturnType<typeof useSelection<Row>>;

interface Held<Row> {
  of: string;
  rows: Map<string, Row>;
  isAll: boolean;
}
