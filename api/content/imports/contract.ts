import { array, boolean, type Infer, integer, nullable, object, size, string } from 'superstruct';
import { documented, endpoint, moment, text } from '../../platform/contracts/endpoint';

const name = () => text({ min: 1, max: 100, label: 'The name' });

/** A table to be read. */
export const TableImport = object({
  /** CSV with a first line of names, or JSON: a list of objects. */
  table: text({ min: 1, max: 400_000, says: 'Please choose a file.', label: 'The file' }),
  /** Which column says what; a field that is not named here is in the column of its own name, if there is one. */
  columns: size(array(object({ field: name(), column: name() })), 0, 50),
  /** Says what would happen, and does nothing. */
  isDryRun: boolean(),
});
export type TableImport = Infer<typeof TableImport>;

export const TableImportResult = object({
  /** What the table's columns are called. */
  columns: array(string()),
  /** Rows that are, or would be, added: all of them or, with an error in any, none. */
  rows: integer(),
  /** By the line of a CSV file, or by the place in a JSON list, counted from 1. */
  errors: array(object({ line: integer(), field: string(), message: string() })),
  isDone: boolean(),
  /** Under which what was added can be taken back; null where nothing was. */
  batch: documented(nullable(string()), { type: ['string', 'null'] }),
});
export type TableImportResult = Infer<typeof TableImportResult>;

/** An import that can be taken back. */
export const ImportBatch = object({ id: string(), at: moment(), count: integer() });
export type ImportBatch = Infer<typeof ImportBatch>;

export const ImportUndone = object({
  removed: integer(),
  /** What somebody has changed or published since stays. */
  kept: integer(),
});
export type ImportUndone = Infer<typeof ImportUndone>;

/** The calls by which a whole table is added, and taken back: the same for everything that can be imported. */
export function importEndpoints<const Path extends string>({ path, word }: { path: Path; word: string }) {
  return {
    list: endpoint({
      method: 'GET',
      path: `${path}/imports` as const,
      returns: array(ImportBatch),
      summary: `The last ten imports of a ${word} that can be taken back, last first.`,
    }),
    run: endpoint({
      method: 'POST',
      path: `${path}/imports` as const,
      body: TableImport,
      returns: TableImportResult,
      summary: `Adds every ${word} of a table, or says what is wrong with it line by line.`,
    }),
    undo: endpoint({
      method: 'POST',
      path: `${path}/imports/:batch/undo` as const,
      returns: ImportUndone,
      summary: `Takes away again what an import added, but for each ${word} that was changed since. For 30 days.`,
    }),
  };
}

export type ImportContract = ReturnType<typeof importEndpoints<string>>;
