import { atLeast } from '../../http/can';

export const mayReadAnalytics = atLeast('viewer', 'read analytics');
