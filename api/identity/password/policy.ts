import { atLeast } from '../access/can';

export const mayChangePassword = atLeast('viewer', 'change own password', { stepUp: true });
