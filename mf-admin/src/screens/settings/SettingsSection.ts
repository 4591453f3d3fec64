import type { AdminSettings, SectionName } from '@site/api/settings/contract';
import type { RecordDefinition } from '../../workbench/record/RecordDefinition';

/** A part of the settings that is saved by itself. */
export interface SettingsSection {
  key: SectionName;
  label: string;
  /** What it changes. */
  about: string;
  /** Where that shows. */
  where: string;
  /** Of a section for something outside: whether it names one. */
  isConnected?: (desk: AdminSettings) => boolean;
  // biome-ignore lint/suspicious/noExplicitAny: what it holds is the matter of its own definition
  definition: RecordDefinition<any, any>;
}
