import { listTeam, teamImport } from '@site/api/content/team/contract';
import { mayImportTeam } from '@site/api/content/team/policy';
import { createImportClient } from '../../workbench/tableImport/createImportClient';
import { ImportButton } from '../../workbench/tableImport/ImportButton';
import type { ImportDefinition } from '../../workbench/tableImport/ImportDefinition';

/** Imports a table of profiles. */
export const TeamImport = () => <ImportButton definition={definition} />;

const definition: ImportDefinition = {
  nouns: { one: 'team profile', many: 'team profiles' },
  needs: mayImportTeam,
  imports: createImportClient(teamImport, listTeam),
  fields: [
    { name: 'name', label: 'Name', isRequired: true },
    { name: 'position', label: 'Position', isRequired: true },
    { name: 'bio', label: 'Bio' },
    { name: 'photo', label: 'Portrait' },
    { name: 'photoAlt', label: 'Alt text of the portrait' },
    { name: 'links', label: 'Links' },
    { name: 'isVisible', label: 'Show on the website' },
    { name: 'certifications', label: 'Certifications' },
    { name: 'personalLine', label: 'Personal line' },
    { name: 'isAtBookings', label: 'Introduce on the booking page' },
  ],
  hint: 'CSV or JSON with a name and a position in each row. Separate links with semicolons. In the columns isVisible (show on the website) and isAtBookings (introduce on the booking page), enter yes or no.',
  successNote: 'Profiles without a value for isVisible are hidden.',
};
