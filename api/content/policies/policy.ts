import { atLeast } from '../../identity/access/can';

export const mayReadPolicies = atLeast('viewer', 'read policies');
// What the firm promises is for its owner to say.
export const mayWritePolicies = atLeast('owner', 'write a policy');
