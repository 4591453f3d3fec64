import { locationContent, locationImport } from '@site/api/content/locations/contract';
import { mayImportLocations } from '@site/api/content/locations/policy';
import { createImportClient } from '../../workbench/tableImport/createImportClient';
import { ImportButton } from '../../workbench/tableImport/ImportButton';
import type { ImportDefinition } from '../../workbench/tableImport/ImportDefinition';

/** Imports a table of service areas. */
export const LocationImport = () => <ImportButton definition={definition} />;

const definition: ImportDefinition = {
  nouns: { one: 'service area', many: 'service areas' },
  needs: mayImportLocations,
  imports: createImportClient(locationImport, locationContent.list),
  fields: [
    { name: 'name', label: 'Name', isRequired: true },
    { name: 'slug', label: 'Slug' },
    { name: 'county', label: 'County' },
    { name: 'state', label: 'State' },
    { name: 'lat', label: 'Latitude' },
    { name: 'lng', label: 'Longitude' },
    { name: 'lead', label: 'Intro' },
    { name: 'summary', label: 'Summary' },
    { name: 'road', label: 'Route from the office' },
    { name: 'roadMiles', label: 'Driving distance in miles' },
    { name: 'onSiteDays', label: 'On-site days' },
    { name: 'industries', label: 'Local industries' },
    { name: 'nearby', label: 'Nearby areas' },
    { name: 'sections', label: 'Sections' },
    { name: 'facts', label: 'Facts' },
    { name: 'faqs', label: 'FAQ' },
    { name: 'order', label: 'Sort order' },
  ],
  hint: 'CSV or JSON with a name in each row. Separate list items with semicolons. Sections, facts and FAQ are JSON.',
  successNote: 'They are drafts until someone publishes them.',
};
