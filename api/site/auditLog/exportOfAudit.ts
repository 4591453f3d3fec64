import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { stringify } from 'csv-stringify';
import type { Response } from 'express';
import { AuditLog, type AuditRecord } from '../../platform/audit/model';
import { auditEntry } from './auditView';
import type { AuditEntry, AuditExportQuery } from './contract';
import { filterOf, indexOf, newestFirst } from './listOfAudit';

/** Writes every line that matches, newest first, however many there are, as a file to keep. */
export async function exportOfAudit(
  { format = 'csv', ...wanted }: AuditExportQuery,
  res: Response,
): Promise<void> {
  const filter = filterOf(wanted);
  const found = AuditLog.find(filter).sort(newestFirst).hint(indexOf(filter)).lean<AuditRecord[]>();
  const entries = Readable.from(found.cursor({ batchSize: 500 })).map(auditEntry);
  const name = `audit-${new Date().toISOString().slice(0, 10)}.${format}`;
  res.status(200).set('Content-Disposition', `attachment; filename="${name}"`);
  if (format === 'ndjson') {
    res.type('application/x-ndjson');
    await pipeline(entries, asLines, res);
    return;
  }
  res.type('csv');
  // A cell that begins like a formula would be run by the program that opens the file.
  const table = stringify({ header: true, columns: [...columns], escape_formulas: true });
  await pipeline(entries.map(asRow), table, res);
}

const columns = [
  ...(['sequence', 'at', 'memberId', 'memberName', 'role', 'action', 'entity', 'entityId', 'call'] as const),
  ...(['network', 'agent', 'requestId', 'changes', 'hash'] as const),
];

const asRow = (entry: AuditEntry) => ({ ...entry, changes: JSON.stringify(entry.changes) });

async function* asLines(entries: AsyncIterable<AuditEntry>): AsyncGenerator<string> {
  for await (const entry of entries) yield `${JSON.stringify(entry)}\n`;
}
