import { atLeast } from '../../identity/access/can';

export const mayReadToday = atLeast('viewer', 'read the dashboard');
