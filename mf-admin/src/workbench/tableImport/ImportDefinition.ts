import type { Permission } from '@site/api/identity/access/can';
import type { ImportClient } from './createImportClient';

/** Configures the import of a file. */
export interface ImportDefinition {
  nouns: { one: string; many: string };
  needs: Permission;
  imports: ImportClient;
  /** The fields of a row. */
  fields: readonly { name: string; label: string; isRequired?: true }[];
  /** Describes the expected file. */
  hint: string;
  /** A note shown after the import. */
  successNote: string;
}
