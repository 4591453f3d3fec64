import { locationContent, locationImport } from '@site/api/content/locations/contract';
import { mayImportLocations } from '@site/api/content/locations/policy';
import { ImportButton } from '../../workbench/tableImport/ImportButton';
import type { ImportDefinition } from '../../workbench/tableImport/ImportDefinition';
import { importsOf } from '../../workbench/tableImport/importsOf';

/** A whole table of service areas. */
export const LocationImport = () => <ImportButton definition={definition} />;

const definition: ImportDefinition = {
  words: { one: 'service area', many: 'service areas' },
  needs: mayImportLocations,
  imports: importsOf(locationImport, locationContent.list),
  fields: [
    { name: 'name', label: 'Name', isNeeded: true },
    { name: 'slug', label: 'Address' },
    { name: 'county', label: 'County' },
    { name: 'state', label: 'State' },
    { name: 'lat', label: 'Degrees north' },
    { name: 'lng', label: 'Degrees east' },
    { name: 'lead', label: 'First words' },
    { name: 'summary', label: 'Summary' },
    { name: 'road', label: 'Road from the desk' },
    { name: 'roadMiles', label: 'Miles by that road' },
    { name: 'onSiteDays', label: 'Days on site' },
    { name: 'industries', label: 'Industries met here' },
    { name: 'nearby', label: 'Areas nearby' },
    { name: 'sections', label: 'Sections' },
    { name: 'facts', label: 'Facts' },
    { name: 'faqs', label: 'Questions' },
    { name: 'order', label: 'Place in the list' },
  ],
  hint: 'CSV or JSON with a name for each; semicolons part lists, and sections, facts and questions are JSON.',
  done: 'Each is a draft: nothing of it is public before somebody publishes it.',
};
