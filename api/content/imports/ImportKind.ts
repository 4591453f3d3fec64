import type { Permission } from '../../identity/access/can';
import type { UserRecord } from '../../identity/users/model';
import type { ImportContract } from './contract';

/** The result of reading a row: a draft, or error messages by field. */
export type RowResult<Draft> = { draft: Draft } | { errors: Record<string, string> };

/** A kind of import: everything that differs between tables. */
export interface ImportKind<Draft> {
  /** Its name in the singular, such as `redirect`. */
  name: string;
  contract: ImportContract;
  mayImport: Permission;
  /** The fields that a row may have. */
  fields: readonly string[];
  requiredFields: readonly string[];
  /** Creates a function that reads rows one after another, and checks each against existing records and earlier rows. */
  createRowReader: () => Promise<(row: Record<string, unknown>) => RowResult<Draft>>;
  /** Adds all drafts; returns their ids. 409 if that exceeds the capacity. */
  add: (drafts: Draft[], user: UserRecord) => Promise<string[]>;
  /** Deletes those that nobody has changed since; returns how many. */
  undo: (ids: string[], user: UserRecord) => Promise<number>;
  /** What the audit log records about the added drafts. */
  auditDetailsOf: (drafts: Draft[]) => object;
}
