import { atLeast } from '../../identity/access/can';

export const mayReadPolicies = atLeast('viewer', 'read policies');
// Policies are promises of the firm, so only its owner may write them.
export const mayWritePolicies = atLeast('owner', 'write a policy');
