import { atLeast } from '../../identity/access/can';

export const mayReadHealth = atLeast('viewer', 'read the system health');
