import { atLeast } from '../../identity/access/can';

export const mayGetContact = atLeast('viewer', 'read a contact');
export const mayExportPersonalData = atLeast('admin', 'export personal data', { stepUp: true });
export const mayErasePerson = atLeast('admin', 'erase a person', { stepUp: true });
export const mayMergeContacts = atLeast('editor', 'merge contacts');
