import { atLeast } from '../access/can';

export const mayBeSignedIn = atLeast('viewer', 'be signed in', { duringSetUp: true });
export const maySignOut = atLeast('viewer', 'sign out', { duringSetUp: true });
export const mayProveAgain = atLeast('viewer', 'confirm a second factor', { duringSetUp: true });
