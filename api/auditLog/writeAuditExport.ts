import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { stringify } from 'csv-stringify';
import type { Response } from 'express';
import { AuditLog, type AuditRecord } from '../platform/audit/model';
import { toAuditEntry } from './auditView';
import type { AuditEntry, AuditExportQuery } from './contract';
import { chooseIndex, createFilter, newestFirst } from './readAuditPage';

/** Streams all matching entries as a file, newest first. */
export async function writeAuditExport(
  { format = 'csv', ...criteria }: AuditExportQuery,
  res: Response,
): Promise<void> {
  const filter = createFilter(criteria);
  const query = AuditLog.find(filter).sort(newestFirst).hint(chooseIndex(filter)).lean<AuditRecord[]>();
  const entries = Readable.from(query.cursor({ batchSize: 500 })).map(toAuditEntry);
  const name = `audit-${new Date().toISOString().slice(0, 10)}.${format}`;
  res.status(200).set('Content-Disposition', `attachment; filename="${name}"`);
  if (format === 'ndjson') {
    res.type('application/x-ndjson');
    await pipeline(entries, toJsonLines, res);
    return;
  }
  res.type('csv');
  // Escapes cells that a spreadsheet program would run as formulas.
  const table = stringify({ header: true, columns: [...columns], escape_formulas: true });
  await pipeline(entries.map(toRow), table, res);
}

const columns = [
  ...(['sequence', 'at', 'memberId', 'memberName', 'role', 'action', 'entity', 'entityId', 'call'] as const),
  ...(['network', 'agent', 'requestId', 'changes', 'hash'] as const),
];

type Entry = Omit<AuditEntry, 'title'>;

const toRow = (entry: Entry) => ({ ...entry, changes: JSON.stringify(entry.changes) });

async function* toJsonLines(entries: AsyncIterable<Entry>): AsyncGenerator<string> {
  for await (const entry of entries) yield `${JSON.stringify(entry)}\n`;
}
