import type { Permission } from '../../identity/access/can';
import type { UserRecord } from '../../identity/users/model';
import type { ImportContract } from './contract';

/** What a row became: a draft, or what is wrong with it by field. */
export type RowResult<Draft> = { draft: Draft } | { errors: Record<string, string> };

/** What can be imported, as data: all that is not the same for every table. */
export interface ImportKind<Draft> {
  /** What one is called, such as `redirect`. */
  name: string;
  contract: ImportContract;
  mayImport: Permission;
  /** What a row may say, and what it must. */
  fields: readonly string[];
  requiredFields: readonly string[];
  /** Reads rows one after another, each knowing what is there already and the rows before it. */
  createRowReader: () => Promise<(row: Record<string, unknown>) => RowResult<Draft>>;
  /** Adds all of them; their ids. 409 where there is no room for so many. */
  add: (drafts: Draft[], user: UserRecord) => Promise<string[]>;
  /** Takes away those of them that are as they were added; how many. */
  undo: (ids: string[], user: UserRecord) => Promise<number>;
  /** What the audit log says of what was added. */
  auditDetailsOf: (drafts: Draft[]) => object;
}
