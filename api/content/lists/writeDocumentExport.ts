import type { Response } from 'express';
import { sendTable } from '../../platform/records/sendTable';
import type { ContentKind, Draft } from '../documents/ContentKind';
import type { ContentExportQuery, ContentRow } from '../documents/contract';
import { Content, type ContentRecord } from '../documents/model';
import { rowView } from './contentView';
import { filterOf, lastUpdatedFirst, timeIndex } from './findDocuments';

/** Streams a row for every matching document of a kind, last edited first, as a file. */
export async function writeDocumentExport<D extends Draft, Row extends ContentRow>(
  { name, exportColumns: ownColumns }: Pick<ContentKind<D, Row>, 'name' | 'exportColumns'>,
  { format = 'csv', ...query }: ContentExportQuery,
  res: Response,
): Promise<void> {
  const found = Content.find(filterOf(name, query))
    .select('-draft -published -scheduled')
    .sort(lastUpdatedFirst)
    .hint(timeIndex)
    .lean<ContentRecord[]>();
  const columns = [...COLUMNS, ...ownColumns];
  const rows = rowsOf(found.cursor({ batchSize: 500 }), columns);
  await sendTable(res, { name: name.replaceAll(' ', '-'), format, columns, rows });
}

const COLUMNS = ['label', 'path', 'state', 'publishedAt', 'publishAt', 'updatedAt', 'updatedBy'];

async function* rowsOf(records: AsyncIterable<ContentRecord>, columns: string[]): AsyncGenerator<object> {
  for await (const record of records) {
    const row: Record<string, unknown> = { ...rowView(record) };
    yield Object.fromEntries(columns.map((column) => [column, inCell(row[column])]));
  }
}

const inCell = (value: unknown) => (Array.isArray(value) ? value.join(', ') : value);
