import { atLeast } from '../../identity/access/can';

export const mayReadSearchConsole = atLeast('viewer', 'read search queries');
export const mayImportSearchConsole = atLeast('admin', 'import search results');
