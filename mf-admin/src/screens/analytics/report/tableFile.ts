type Cell = string | number | boolean | null | undefined;

/** A file of the rows that a panel shows, for `ExportButton`: CSV with these columns, or JSON. */
export const tableFile =
  <Name extends string>(columns: readonly Name[], rows: readonly Record<Name, Cell>[] | undefined = []) =>
  async (format: string): Promise<string> => {
    const valuesOf = (row: Record<Name, Cell>) => columns.map((name) => row[name] ?? null);
    if (format === 'json')
      return JSON.stringify(
        rows.map((row) => Object.fromEntries(valuesOf(row).map((value, at) => [columns[at], value]))),
        null,
        2,
      );
    return `${[columns, ...rows.map(valuesOf)].map((cells) => cells.map(toCell).join(',')).join('\n')}\n`;
  };

/** Quoted where needed. Spreadsheet programs would run a text that begins like a formula. */
function toCell(value: Cell): string {
  const text = typeof value === 'string' && /^[=+\-@\t\r]/.test(value) ? `'${value}` : String(value ?? '');
  return /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
