import { listTeam, teamImport } from '@site/api/content/team/contract';
import { mayImportTeam } from '@site/api/content/team/policy';
import { ImportButton } from '../../workbench/tableImport/ImportButton';
import type { ImportDefinition } from '../../workbench/tableImport/ImportDefinition';
import { importsOf } from '../../workbench/tableImport/importsOf';

/** A whole table of profiles. */
export const TeamImport = () => <ImportButton definition={definition} />;

const definition: ImportDefinition = {
  words: { one: 'profile', many: 'profiles' },
  needs: mayImportTeam,
  imports: importsOf(teamImport, listTeam),
  fields: [
    { name: 'name', label: 'Name', isNeeded: true },
    { name: 'position', label: 'Position', isNeeded: true },
    { name: 'bio', label: 'Text' },
    { name: 'photo', label: 'Picture' },
    { name: 'photoAlt', label: 'What it shows' },
    { name: 'links', label: 'Links' },
    { name: 'isVisible', label: 'On the website' },
  ],
  hint: 'CSV or JSON with a name and a position; semicolons part links, and “on the website” is yes or no.',
  done: 'Hidden from visitors, unless the table says otherwise.',
};
