import type { AdminSettings, SectionName } from '@site/api/settings/contract';
import type { RecordDefinition } from '../../workbench/record/RecordDefinition';

/** A section of the settings, saved separately. */
export interface SettingsSection {
  key: SectionName;
  label: string;
  /** What it changes. */
  about: string;
  /** Where it appears. */
  where: string;
  /** For an external service or optional values: whether it is connected or any is set. */
  isConnected?: (settings: AdminSettings) => boolean;
  /** Its status while it isn't. Default: "Not connected". */
  idleLabel?: string;
  // biome-ignore lint/suspicious/noExplicitAny: what it holds is the matter of its own definition
  definition: RecordDefinition<any, any>;
}
