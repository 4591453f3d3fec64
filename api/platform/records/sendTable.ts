import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { stringify } from 'csv-stringify';
import type { Response } from 'express';

/** File formats of exports. */
export type TableFormat = 'csv' | 'json';

/**
 * Streams rows as a file, `NAME-DAY.csv` or `.json`. Rejects before anything is sent when the first row
 * fails.
 */
export async function sendTable<Row extends object>(
  res: Response,
  { name, format, columns, rows }: TableFile<Row>,
): Promise<void> {
  // Before the first row is read, a failure can still be sent as an error response.
  const first = await rows.next();
  const day = new Date().toISOString().slice(0, 10);
  res.status(200).type(format).set('Content-Disposition', `attachment; filename="${name}-${day}.${format}"`);
  const source = Readable.from(first.done ? [] : withFirst(first.value, rows));
  if (format === 'json') await pipeline(source, asJson, res);
  // Spreadsheet programs would run a cell that begins like a formula.
  else await pipeline(source, stringify({ header: true, columns: [...columns], escape_formulas: true }), res);
}

interface TableFile<Row> {
  name: string;
  format: TableFormat;
  columns: readonly string[];
  rows: AsyncGenerator<Row>;
}

async function* withFirst<Row>(first: Row, rest: AsyncGenerator<Row>): AsyncGenerator<Row> {
  yield first;
  yield* rest;
}

async function* asJson(rows: AsyncIterable<object>): AsyncGenerator<string> {
  let before = '[\n';
  for await (const row of rows) {
    yield before + JSON.stringify(row);
    before = ',\n';
  }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}
