import { atLeast, can, type Principal } from '../../identity/access/can';

export const mayListLeads = atLeast('viewer', 'list leads');
export const mayGetLead = atLeast('viewer', 'read a lead');
export const mayEditLead = atLeast('editor', 'change a lead');
export const mayExportLeads = atLeast('admin', 'export leads', { stepUp: true });
export const maySeePersonalDetails = atLeast('editor', 'see personal details');

export function canSeePersonalDetails(user: Principal): boolean {
  return can(user, maySeePersonalDetails);
}
