import { atLeast } from '../../identity/access/can';

export const mayGetContact = atLeast('viewer', 'read a contact');
export const mayMergeContacts = atLeast('editor', 'merge contacts');
