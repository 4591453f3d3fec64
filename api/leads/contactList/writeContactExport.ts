import type { Response } from 'express';
import { sendTable } from '../../platform/records/sendTable';
import { toContactSummary } from './contactView';
import type { ContactExportQuery } from './contract';
import { buildContactFilter, orders } from './findContacts';
import { ListedContact, type ListedContactRecord } from './model';

/** Streams every matching contact, latest activity first, as a file. Its columns can be imported again. */
export async function writeContactExport(
  query: ContactExportQuery,
  canSeePersonal: boolean,
  res: Response,
): Promise<void> {
  const found = ListedContact.find(await buildContactFilter(query, canSeePersonal))
    .sort(orders.newest as Record<string, 1 | -1>)
    .select('-words -plainWords')
    .lean<ListedContactRecord[]>();
  const rows = rowsOf(found.cursor({ batchSize: 500 }), canSeePersonal);
  await sendTable(res, { name: 'contacts', format: query.format ?? 'csv', columns: fields, rows });
}

const fields = [
  ...(['email', 'name', 'company', 'phone', 'origins', 'leads', 'bookings', 'lead'] as const),
  ...(['seenAt', 'importedAt'] as const),
];
type Row = Record<(typeof fields)[number], string | number | null>;

async function* rowsOf(
  records: AsyncIterable<ListedContactRecord>,
  canSeePersonal: boolean,
): AsyncGenerator<Row> {
  for await (const record of records) {
    const contact = toContactSummary(record, canSeePersonal);
    const row = { ...contact, origins: contact.origins.join('; ') };
    yield Object.fromEntries(fields.map((field) => [field, row[field]])) as Row;
  }
}
