import { atLeast } from '../../identity/access/can';

export const mayReadConnection = atLeast('editor', 'read the Search Console connection');
export const mayEditConnection = atLeast('admin', 'change the Search Console connection');
// The key acts as the service account toward Google, whatever else that account may do.
export const mayConnectSearchConsole = atLeast('admin', 'connect or disconnect Search Console', {
  stepUp: true,
});
