import { atLeast } from '../../identity/access/can';

export const mayCreateLead = atLeast('editor', 'enter a lead');
