import { atLeast } from '../identity/access/can';

export const mayReadDashboard = atLeast('viewer', 'read the dashboard figures');
export const mayArrangeDashboard = atLeast('viewer', 'arrange own dashboard');
