import { atLeast } from '../../http/can';

export const mayChangePassword = atLeast('viewer', 'change the own password', { stepUp: true });
