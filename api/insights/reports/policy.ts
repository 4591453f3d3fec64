import { atLeast } from '../../identity/access/can';

export const mayReadReports = atLeast('viewer', 'read analytics reports');
export const mayExportReports = atLeast('admin', 'export analytics reports');
