import { atLeast } from '../../identity/access/can';

export const mayListHosts = atLeast('viewer', 'list booking hosts');
export const mayEditHosts = atLeast('admin', 'change booking hosts');
