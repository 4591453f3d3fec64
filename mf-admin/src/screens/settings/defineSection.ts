import type { AdminSettings, SectionName } from '@site/api/settings/contract';
import { capitalize } from '../../formatting/capitalize';
import type { RecordDefinition } from '../../workbench/record/RecordDefinition';
import { SectionFacts } from './SectionFacts';
import type { SettingsSection } from './SettingsSection';
import { type SectionRow, sectionResource } from './settingsApi';

type Rest<Name extends SectionName> = Pick<
  RecordDefinition<SectionRow<Name>, AdminSettings[Name]>,
  'struct' | 'fields' | 'needs' | 'initial'
> &
  Partial<Pick<RecordDefinition<SectionRow<Name>, AdminSettings[Name]>, 'noun' | 'Facts'>>;

/** Defines a section as a record that always exists, with its form. */
export function defineSection<Name extends SectionName>(
  key: Name,
  words: Omit<SettingsSection, 'key' | 'definition'>,
  rest: Rest<Name>,
): SettingsSection {
  const definition: RecordDefinition<SectionRow<Name>, AdminSettings[Name]> = {
    noun: words.label.toLowerCase(),
    nameOf: () => capitalize(rest.noun ?? words.label),
    keyOf: () => key,
    resource: sectionResource(key),
    isPermanent: true,
    savedNote: 'Takes effect on the whole site within five seconds. Open pages show it after a reload.',
    Facts: SectionFacts,
    ...rest,
  };
  return { key, ...words, definition };
}
