import { atLeast } from '../../identity/access/can';

export const mayReadGoals = atLeast('viewer', 'read goals and funnels');
export const mayEditGoals = atLeast('editor', 'edit goals and funnels');
