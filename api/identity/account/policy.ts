import { atLeast } from '../access/can';

export const mayReadOwnFactors = atLeast('viewer', 'read own sign-in methods', { duringSetUp: true });
export const mayAddFactor = atLeast('viewer', 'add a sign-in method', { duringSetUp: true, stepUp: true });
/** For the last step of adding a factor, where the code or the signature is itself the fresh proof. */
export const mayConfirmFactor = atLeast('viewer', 'add a sign-in method', { duringSetUp: true });
export const mayRemoveFactor = atLeast('viewer', 'remove a sign-in method', { stepUp: true });
export const mayNamePasskey = atLeast('viewer', 'name a passkey');
export const mayRenewRecoveryCodes = atLeast('viewer', 'create new recovery codes', { stepUp: true });
export const mayEditOwnAccount = atLeast('viewer', 'change own account');
export const mayListOwnSessions = atLeast('viewer', 'list own sessions');
export const mayEndOwnSessions = atLeast('viewer', 'end own sessions');
