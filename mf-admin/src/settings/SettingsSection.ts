import type { SectionName } from '@site/api/contract/settings';
import type { RecordDefinition } from '../workbench/record/RecordDefinition';

/** A part of the settings that is saved by itself. */
export interface SettingsSection {
  key: SectionName;
  label: string;
  /** What it changes. */
  about: string;
  /** Where that shows. */
  where: string;
  // biome-ignore lint/suspicious/noExplicitAny: what it holds is the matter of its own definition
  definition: RecordDefinition<any, any>;
}
