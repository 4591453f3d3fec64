import type { LeadStatus } from '../../leads/enquiries/contract';
import type { MappingEntry } from './contract';

/** HubSpot's lead statuses: https://knowledge.hubspot.com/properties/hubspots-default-contact-properties */
const leadStatuses: Partial<Record<LeadStatus, string>> = {
  new: 'NEW',
  contacted: 'CONNECTED',
  qualified: 'IN_PROGRESS',
  won: 'OPEN_DEAL',
  lost: 'UNQUALIFIED',
};
const lifecycleStages: Partial<Record<LeadStatus, string>> = {
  new: 'lead',
  contacted: 'lead',
  qualified: 'salesqualifiedlead',
  won: 'customer',
};
/** The values that a transform writes, where they are few. */
export const writtenValues: Partial<Record<MappingEntry['transform'], string[]>> = {
  leadStatus: Object.values(leadStatuses),
  lifecycle: [...new Set(Object.values(lifecycleStages))],
};
