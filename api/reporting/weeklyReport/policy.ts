import { atLeast } from '../../identity/access/can';

export const mayGetWeeklyReport = atLeast('viewer', 'get the weekly report by email');
