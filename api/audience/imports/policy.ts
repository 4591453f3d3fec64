import { atLeast } from '../../identity/access/can';

export const mayImportSubscribers = atLeast('admin', 'import subscribers');
