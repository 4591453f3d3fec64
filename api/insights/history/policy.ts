import { atLeast } from '../../identity/access/can';

export const mayImportHistory = atLeast('admin', 'import analytics history');
