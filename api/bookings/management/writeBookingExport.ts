import type { Response } from 'express';
import { sendTable } from '../../platform/records/sendTable';
import { Booking, type BookingRecord } from '../model';
import type { BookingExportQuery } from './contract';
import { buildBookingFilter, orderOf } from './findBookings';
import { toBookingFields } from './managedBookingView';

/** Streams every matching booking as a file. */
export async function writeBookingExport(
  query: BookingExportQuery,
  canSeePersonal: boolean,
  res: Response,
): Promise<void> {
  const found = Booking.find(buildBookingFilter(query, canSeePersonal))
    .sort(orderOf(query))
    .lean<BookingRecord[]>();
  const rows = rowsOf(found.cursor({ batchSize: 500 }), canSeePersonal);
  await sendTable(res, { name: 'bookings', format: query.format ?? 'csv', columns: fields, rows });
}

const fields = [
  ...(['id', 'startAt', 'endAt', 'state', 'label', 'name', 'email', 'phone', 'hostName'] as const),
  ...([
    'source',
    'visit',
    'landing',
    'partner',
    'note',
    'answers',
    'createdAt',
    'createdBy',
    'canceledAt',
  ] as const),
];
type Row = Record<(typeof fields)[number], string | null>;

async function* rowsOf(records: AsyncIterable<BookingRecord>, canSeePersonal: boolean): AsyncGenerator<Row> {
  for await (const record of records) {
    const { host, answers, ...booking } = toBookingFields(record, canSeePersonal);
    const row = {
      ...booking,
      hostName: host?.name ?? null,
      answers: answers.map(({ question, answer }) => `${question}: ${answer}`).join('\n'),
    };
    yield Object.fromEntries(fields.map((field) => [field, row[field]])) as Row;
  }
}
