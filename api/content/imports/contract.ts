import { array, boolean, type Infer, integer, nullable, object, size, string } from 'superstruct';
import {
  type AnyStruct,
  documented,
  endpoint,
  LARGE_BODY_BYTES,
  text,
  timestamp,
} from '../../platform/contracts/endpoint';

const name = () => text({ min: 1, max: 100, label: 'The name' });

/** A table to import. */
export const TableImport = object({
  /** CSV with a header line, or a JSON array of objects. */
  table: text({ min: 1, max: 400_000, message: 'Please choose a file.', label: 'The file' }),
  /**
   * Maps fields to columns. A field with an empty column is left out; one that is not listed here is read from the column
   * with its name, if there is one.
   */
  columns: size(array(object({ field: name(), column: text({ max: 100, label: 'The column' }) })), 0, 50),
  /** Returns what would happen without doing it. */
  isDryRun: boolean(),
});
export type TableImport = Infer<typeof TableImport>;

export const TableImportResult = object({
  /** The names of the table's columns. */
  columns: array(string()),
  /** Number of rows that are or would be added: all, or none if any has an error. */
  rows: integer(),
  /** `line` is the line of a CSV file, or the position in a JSON array, from 1. */
  errors: array(object({ line: integer(), field: string(), message: string() })),
  /** Rows that are left out without stopping the others, with the reason. */
  skipped: array(object({ line: integer(), message: string() })),
  isDone: boolean(),
  /** The id with which the import can be undone; null if nothing was added. */
  batch: documented(nullable(string()), { type: ['string', 'null'] }),
});
export type TableImportResult = Infer<typeof TableImportResult>;

/** An import that can be undone. */
export const ImportBatch = object({ id: string(), at: timestamp(), count: integer() });
export type ImportBatch = Infer<typeof ImportBatch>;

export const ImportUndone = object({
  removed: integer(),
  /** Number of records that stay because somebody has changed or published them since. */
  kept: integer(),
});
export type ImportUndone = Infer<typeof ImportUndone>;

/** The endpoints of an import, the same for everything that can be imported. `body` is a table with further fields. */
export function importEndpoints<const Path extends string, Body extends TableImport = TableImport>({
  path,
  word,
  body = TableImport as unknown as AnyStruct<Body>,
}: ImportOptions<Path, Body>) {
  return {
    list: endpoint({
      method: 'GET',
      path: `${path}/imports` as const,
      returns: array(ImportBatch),
      summary: `The last ten imports of a ${word} that can be undone, last first.`,
    }),
    run: endpoint({
      method: 'POST',
      path: `${path}/imports` as const,
      body,
      maxBodyBytes: LARGE_BODY_BYTES,
      returns: TableImportResult,
      summary: `Adds every ${word} of a table, or returns the errors by line.`,
    }),
    undo: endpoint({
      method: 'POST',
      path: `${path}/imports/:batch/undo` as const,
      returns: ImportUndone,
      summary: `Deletes what an import added, except each ${word} that was changed since. For 30 days.`,
    }),
  };
}

interface ImportOptions<Path, Body> {
  path: Path;
  word: string;
  body?: AnyStruct<Body>;
}

export type ImportContract<Body extends TableImport = TableImport> = ReturnType<
  typeof importEndpoints<string, Body>
>;
