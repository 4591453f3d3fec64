import { atLeast } from '../../identity/access/can';

export const mayReadTimeline = atLeast('viewer', 'read the timeline of analytics');
