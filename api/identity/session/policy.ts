import { atLeast } from '../access/can';

export const mayBeSignedIn = atLeast('viewer', 'be signed in', { duringSetUp: true });
export const maySignOut = atLeast('viewer', 'sign out', { duringSetUp: true });
export const mayProveAgain = atLeast('viewer', 'prove a factor again', { duringSetUp: true });
