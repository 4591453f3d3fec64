import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { stringify } from 'csv-stringify';
import type { Response } from 'express';
import { Enquiry, type EnquiryRecord } from '../enquiries/model';
import type { LeadExportQuery } from './contract';
import { filterOf } from './leadSearch';
import { leadView } from './leadView';
import { newestFirst } from './listOfLeads';

/** Writes every lead that matches, newest first, however many there are, as a file to keep. */
export async function exportOfLeads(query: LeadExportQuery, isOpen: boolean, res: Response): Promise<void> {
  const format = query.format ?? 'csv';
  const found = Enquiry.find(filterOf(query, isOpen)).sort(newestFirst).lean<EnquiryRecord[]>();
  const rows = rowsOf(found.cursor({ batchSize: 500 }), isOpen);
  // Until the first one has come, a failure can still be answered as one.
  const first = await rows.next();
  const day = new Date().toISOString().slice(0, 10);
  res.status(200).type(format).set('Content-Disposition', `attachment; filename="leads-${day}.${format}"`);
  const source = Readable.from(first.done ? [] : withFirst(first.value, rows));
  if (format === 'json') await pipeline(source, asJson, res);
  // A cell that begins like a formula would be run by the program that opens the file.
  else await pipeline(source, stringify({ header: true, columns: [...fields], escape_formulas: true }), res);
}

const fields = [
  ...(['reference', 'receivedAt', 'status', 'name', 'company', 'email', 'phone', 'service'] as const),
  ...(['challenge', 'contactTime', 'message', 'source', 'page', 'partner'] as const),
];
type Row = Record<(typeof fields)[number], string | null>;

async function* rowsOf(records: AsyncIterable<EnquiryRecord>, isOpen: boolean): AsyncGenerator<Row> {
  for await (const record of records) {
    const lead = leadView(record, isOpen);
    yield Object.fromEntries(fields.map((field) => [field, lead[field]])) as Row;
  }
}

async function* withFirst(first: Row, rest: AsyncGenerator<Row>): AsyncGenerator<Row> {
  yield first;
  yield* rest;
}

async function* asJson(rows: AsyncIterable<Row>): AsyncGenerator<string> {
  let before = '[\n';
  for await (const row of rows) {
    yield before + JSON.stringify(row);
    before = ',\n';
  }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}
