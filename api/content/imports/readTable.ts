import { CsvError, parse } from 'csv-parse/sync';
import { badRequest, type HttpError } from '../../platform/errors/HttpError';

/** A parsed table: the names of its columns, and its rows with their line. */
export interface Table {
  columns: string[];
  rows: { line: number; row: Record<string, unknown> }[];
}

export const mostRows = 1000;
const mostColumns = 100;
const longestLine = 50_000;

/** Parses CSV with a header line, or a JSON array of objects. 400 for anything else and for too many rows. */
export function readTable(text: string): Table {
  const table = /^\uFEFF?\s*\[/.test(text) ? parseJson(text.replace(/^\uFEFF/, '')) : parseCsv(text);
  if (!table.rows.length) throw tableError('The file has no rows to import.');
  const { columns } = table;
  if (columns.length > mostColumns) throw tableError(`The file can have at most ${mostColumns} columns.`);
  const duplicate = columns.find((name, at) => columns.indexOf(name) < at);
  if (duplicate !== undefined) throw tableError(`Two columns are named ${duplicate}. Rename one of them.`);
  if (table.rows.length > mostRows)
    throw tableError(`The file can have at most ${mostRows} rows. Split it and import the parts.`);
  return table;
}

/** A 400 about the table as a whole. */
export const tableError = (message: string): HttpError => badRequest(message, { table: message });

function parseCsv(text: string): Table {
  if (text.split('\n').some((line) => line.length > longestLine))
    throw tableError(`A line can have at most ${longestLine} characters.`);
  try {
    let columns: string[] = [];
    const found = parse(text, {
      columns: (names: string[]) => {
        columns = names;
        return names;
      },
      bom: true,
      delimiter: delimiterOf(text),
      info: true,
      trim: true,
      skip_empty_lines: true,
      relax_column_count: true,
      cast: (cell, { header }) => (header ? cell : cell.replace(FORMULA_GUARD, '')),
      // One row more than allowed is enough to refuse the table.
      to: mostRows + 1,
    }) as unknown as { info: { lines: number }; record: Record<string, string> }[];
    return { columns, rows: found.map(({ info, record }) => ({ line: info.lines, row: record })) };
  } catch (error) {
    throw tableError(describe(error));
  }
}

/** Spreadsheets save semicolons or tabs where the comma separates decimals. */
function delimiterOf(text: string): string {
  const [header = ''] = text.split('\n', 1);
  return [',', ';', '\t'].find((sign) => header.includes(sign)) ?? ',';
}

function describe(error: unknown): string {
  const line = error instanceof CsvError ? Number(error.lines) : 1;
  if (line === 1) return 'The file is neither CSV with a header row nor a JSON array.';
  if ((error as CsvError).code === 'CSV_QUOTE_NOT_CLOSED')
    return 'A quotation mark in the file isn’t closed.';
  return `Line ${line} isn’t valid CSV: a cell with quotation marks in it has to be in quotation marks itself.`;
}

/** The apostrophe that exports put before a cell that looks like a formula. */
const FORMULA_GUARD = /^'(?=[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20])/;

function parseJson(text: string): Table {
  let list: unknown;
  try {
    list = JSON.parse(text);
  } catch {
    throw tableError('The file isn’t valid JSON.');
  }
  if (!Array.isArray(list) || !list.every(isPlain))
    throw tableError('The JSON array can contain only objects.');
  const columns = [...new Set(list.flatMap((row) => Object.keys(row)))];
  return { columns, rows: list.map((row, at) => ({ line: at + 1, row })) };
}

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
