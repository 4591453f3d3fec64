import { atLeast } from '../access/can';

export const mayChangePassword = atLeast('viewer', 'change a password', { stepUp: true });
