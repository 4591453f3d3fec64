import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { stringify } from 'csv-stringify';
import type { Response } from 'express';

/** What a table is handed out as. */
export type TableFormat = 'csv' | 'json';

/**
 * Answers rows as a file to keep, `NAME-DAY.csv`, however many there are: as a table with these columns, or as a JSON
 * list. Rejects before anything is sent when the first row does not come.
 */
export async function sendTable<Row extends object>(
  res: Response,
  { name, format, columns, rows }: TableFile<Row>,
): Promise<void> {
  // Until the first one has come, a failure can still be answered as one.
  const first = await rows.next();
  const day = new Date().toISOString().slice(0, 10);
  res.status(200).type(format).set('Content-Disposition', `attachment; filename="${name}-${day}.${format}"`);
  const source = Readable.from(first.done ? [] : withFirst(first.value, rows));
  if (format === 'json') await pipeline(source, asJson, res);
  // A cell that begins like a formula would be run by the program that opens the file.
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
