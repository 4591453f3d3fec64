import type { Permission } from '@site/api/identity/access/can';
import type { ImportClient } from './createImportClient';

/** A table that can be imported, as data. */
export interface ImportDefinition {
  nouns: { one: string; many: string };
  needs: Permission;
  imports: ImportClient;
  /** What a row may say. */
  fields: readonly { name: string; label: string; isRequired?: true }[];
  /** What a table must look like. */
  hint: string;
  /** What becomes of what was added. */
  successNote: string;
}
