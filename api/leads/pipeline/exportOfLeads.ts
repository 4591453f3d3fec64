import type { Response } from 'express';
import { sendTable } from '../../platform/records/sendTable';
import { Enquiry, type EnquiryRecord } from '../enquiries/model';
import type { LeadExportQuery } from './contract';
import { filterOf } from './leadSearch';
import { leadView } from './leadView';
import { newestFirst } from './listOfLeads';

/** Writes every lead that matches, newest first, as a file to keep. */
export async function exportOfLeads(query: LeadExportQuery, isOpen: boolean, res: Response): Promise<void> {
  const found = Enquiry.find(filterOf(query, isOpen)).sort(newestFirst).lean<EnquiryRecord[]>();
  const rows = rowsOf(found.cursor({ batchSize: 500 }), isOpen);
  await sendTable(res, { name: 'leads', format: query.format ?? 'csv', columns: fields, rows });
}

const fields = [
  ...(['reference', 'receivedAt', 'status', 'name', 'company', 'email', 'phone', 'service'] as const),
  ...(['challenge', 'contactTime', 'message', 'source', 'page', 'landing', 'partner'] as const),
];
type Row = Record<(typeof fields)[number], string | null>;

async function* rowsOf(records: AsyncIterable<EnquiryRecord>, isOpen: boolean): AsyncGenerator<Row> {
  for await (const record of records) {
    const lead = leadView(record, isOpen);
    yield Object.fromEntries(fields.map((field) => [field, lead[field]])) as Row;
  }
}
