export interface Row {
  what: string;
  value: string;
  /** Empty where there is none. */
  budget?: string;
  /** Undefined where there is no budget to be kept. */
  isKept?: boolean;
}

/** One table: what was measured, its figure, its budget, and a mark where the budget was not kept. */
export function printTable(rows: Row[]): void {
  const table = [
    ['', 'figure', 'budget', ''],
    ...rows.map(({ what, value, budget = '', isKept }) => [
      what,
      value,
      budget,
      isKept === undefined ? '' : isKept ? 'ok' : 'OVER',
    ]),
  ];
  const widths = [0, 1, 2, 3].map((column) => Math.max(...table.map((cells) => cells[column]?.length ?? 0)));
  const line = (cells: string[]) =>
    cells
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  ');
  console.log(`\n${table.map(line).join('\n')}\n`);
}

/** A row whose figure may not be above its budget. */
export const atMost = (what: string, figure: number, budget: number, unit = ''): Row => ({
  what,
  value: `${figure}${unit}`,
  budget: `≤ ${budget}${unit}`,
  isKept: figure <= budget,
});

/** A row whose figure may not be below its budget. */
export const atLeast = (what: string, figure: number, budget: number, unit = ''): Row => ({
  what,
  value: `${figure}${unit}`,
  budget: `≥ ${budget}${unit}`,
  isKept: figure >= budget,
});

export const rounded = (figure: number, digits = 0): number => Number(figure.toFixed(digits));
