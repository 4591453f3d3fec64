import type { Permission } from '../../identity/access/can';
import type { UserRecord } from '../../identity/users/model';
import type { ImportContract, TableImport } from './contract';

/** The result of reading a row: a draft, error messages by field, or why the row is left out. */
export type RowResult<Draft> = { draft: Draft } | { errors: Record<string, string> } | { skip: string };

/** The fields of a row by name. */
export type TableRow = Record<string, unknown>;

/** A kind of import: everything that differs between tables. */
export interface ImportKind<Draft, Body extends TableImport = TableImport> {
  /** Its name in the singular, such as `redirect`. */
  name: string;
  contract: ImportContract<Body>;
  mayImport: Permission;
  /** The fields that a row may have. */
  fields: readonly string[];
  requiredFields: readonly string[];
  /** Further names of the column of a field. */
  columnNames?: Readonly<Record<string, readonly string[]>>;
  /** Creates a function that reads rows one after another, and checks each against existing records and earlier rows. */
  createRowReader: (rows: TableRow[], body: Body) => Promise<(row: TableRow) => RowResult<Draft>>;
  /** Adds all drafts; returns their ids. 409 if that exceeds the capacity. */
  add: (drafts: Draft[], user: UserRecord, body: Body) => Promise<string[]>;
  /** Deletes those that nobody has changed since; returns how many. */
  undo: (ids: string[], user: UserRecord) => Promise<number>;
  /** What the audit log records about the added drafts. */
  auditDetailsOf: (drafts: Draft[], body: Body) => object;
}
