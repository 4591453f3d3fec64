import { atLeast } from '../../identity/access/can';

export const mayReadHubspot = atLeast('viewer', 'read the HubSpot connection');
// It calls HubSpot, and shows how the account is built.
export const mayReadMapping = atLeast('editor', 'read the HubSpot mapping');
export const mayEditHubspot = atLeast('admin', 'change the HubSpot connection');
// The token opens all contacts of the account, and disconnecting stops what others rely on.
export const mayConnectHubspot = atLeast('admin', 'connect or disconnect HubSpot', { stepUp: true });
