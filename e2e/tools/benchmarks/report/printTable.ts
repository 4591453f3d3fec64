export interface Row {
  what: string;
  value: string;
  /** Undefined for none. */
  budget?: string;
  /** Undefined without a budget. */
  isWithinBudget?: boolean;
}

/** Prints a table of measurements, their budgets, and a mark where the budget was exceeded. */
export function printTable(rows: Row[]): void {
  const table = [
    ['', 'value', 'budget', ''],
    ...rows.map(({ what, value, budget = '', isWithinBudget }) => [
      what,
      value,
      budget,
      isWithinBudget === undefined ? '' : isWithinBudget ? 'ok' : 'OVER',
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

/** A row whose value must not exceed its budget. */
export const atMost = (what: string, value: number, budget: number, unit = ''): Row => ({
  what,
  value: `${value}${unit}`,
  budget: `≤ ${budget}${unit}`,
  isWithinBudget: value <= budget,
});

/** A row whose value must not be below its budget. */
export const atLeast = (what: string, value: number, budget: number, unit = ''): Row => ({
  what,
  value: `${value}${unit}`,
  budget: `≥ ${budget}${unit}`,
  isWithinBudget: value >= budget,
});

export const rounded = (value: number, digits = 0): number => Number(value.toFixed(digits));
