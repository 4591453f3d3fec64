import { atLeast } from '../../identity/access/can';

export const mayReadUncountedEstimate = atLeast('viewer', 'read how many visitors are not counted');
