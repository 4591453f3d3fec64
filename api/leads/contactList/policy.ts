import { atLeast } from '../../identity/access/can';

export const mayListContacts = atLeast('viewer', 'list contacts');
export const mayGetListedContact = atLeast('viewer', 'read a contact of the list');
export const mayImportContacts = atLeast('admin', 'import contacts');
export const mayDeleteContact = atLeast('admin', 'delete a contact');
export const mayExportContacts = atLeast('admin', 'export contacts', { stepUp: true });
