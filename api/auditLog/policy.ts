import { atLeast } from '../identity/access/can';

export const mayReadAudit = atLeast('admin', 'read the audit log');
export const mayExportAudit = atLeast('admin', 'export the audit log', { stepUp: true });
export const mayCheckAudit = atLeast('admin', 'check the audit log');
