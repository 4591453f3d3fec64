import type { HubspotMapping } from './contract';
import { initialMapping, offeredFields } from './localFields';

export const exampleHubspotMapping = (part: Partial<HubspotMapping> = {}): HubspotMapping => ({
  entries: [...initialMapping],
  fields: offeredFields,
  properties: [
    { name: 'firstname', label: 'First Name', type: 'string', isReadOnly: false },
    { name: 'lastname', label: 'Last Name', type: 'string', isReadOnly: false },
    { name: 'jobtitle', label: 'Job Title', type: 'string', isReadOnly: false },
  ],
  unreadable: null,
  problems: [],
  missing: [],
  missingGroup: '',
  version: 2,
  ...part,
});
