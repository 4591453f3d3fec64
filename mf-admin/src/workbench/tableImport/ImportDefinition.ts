import type { Permission } from '@site/api/identity/access/can';
import type { ComponentType } from 'react';
import type { ImportClient } from './createImportClient';

/** Configures the import of a file. */
export interface ImportDefinition {
  nouns: { one: string; many: string };
  needs: Permission;
  imports: ImportClient;
  /** The fields of a row. */
  fields: readonly { name: string; label: string; isRequired?: true; columnNames?: readonly string[] }[];
  /** Describes the expected file. */
  hint: string;
  /** A note shown after the import. */
  successNote: string;
  /** Further fields of the form, which are sent with the file. */
  options?: ImportOptions;
}

interface ImportOptions {
  Fields: ComponentType;
  initial: Record<string, string>;
  /** What is sent of the form's values. */
  toBody: (values: Record<string, string>) => object;
}
