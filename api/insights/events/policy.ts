import { atLeast } from '../../identity/access/can';

export const mayReadAnalytics = atLeast('viewer', 'read analytics');
