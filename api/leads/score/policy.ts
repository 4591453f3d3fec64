import { atLeast } from '../../identity/access/can';

export const mayReadScores = atLeast('viewer', 'read lead scores');
export const mayEditScoreRules = atLeast('admin', 'change a score rule');
