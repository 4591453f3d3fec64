import { atLeast } from '../../identity/access/can';

export const mayReadUnseenEstimate = atLeast('viewer', 'read how many visitors are not counted');
