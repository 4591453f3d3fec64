import type { Permission } from '@site/api/identity/access/can';
import type { Imports } from './importsOf';

/** A table that can be imported, as data. */
export interface ImportDefinition {
  words: { one: string; many: string };
  needs: Permission;
  imports: Imports;
  /** What a row may say. */
  fields: readonly { name: string; label: string; isNeeded?: true }[];
  /** What a table must look like. */
  hint: string;
  /** What becomes of what was added. */
  done: string;
}
