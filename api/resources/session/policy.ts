import { atLeast } from '../../http/can';

export const mayBeSignedIn = atLeast('viewer', 'be signed in');
