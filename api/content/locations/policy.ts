import { atLeast } from '../../identity/access/can';

export const mayReadLocations = atLeast('viewer', 'read service areas');
export const mayWriteLocations = atLeast('editor', 'write a service area');
export const mayImportLocations = atLeast('admin', 'import service areas');
