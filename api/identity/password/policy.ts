import { atLeast } from '../access/can';

export const mayChangePassword = atLeast('viewer', 'change the own password', { stepUp: true });
