import type { LeadStatus } from '../../leads/enquiries/contract';
import type { MappingEntry } from './contract';

/** Owners of the account by email and id. */
export interface Owners {
  idOf: Map<string, string>;
  emailOf: Map<string, string>;
}

/** HubSpot's lead statuses: https://knowledge.hubspot.com/properties/hubspots-default-contact-properties */
const leadStatuses: Partial<Record<LeadStatus, string>> = {
  new: 'NEW',
  contacted: 'CONNECTED',
  qualified: 'IN_PROGRESS',
  won: 'OPEN_DEAL',
  lost: 'UNQUALIFIED',
};
const stagesOfStatus: Record<string, LeadStatus> = {
  NEW: 'new',
  OPEN: 'new',
  ATTEMPTED_TO_CONTACT: 'contacted',
  CONNECTED: 'contacted',
  IN_PROGRESS: 'qualified',
  OPEN_DEAL: 'won',
  UNQUALIFIED: 'lost',
  BAD_TIMING: 'lost',
};

const lifecycleStages: Partial<Record<LeadStatus, string>> = {
  new: 'lead',
  contacted: 'lead',
  qualified: 'salesqualifiedlead',
  won: 'customer',
};
/** HubSpot moves a contact only forward in this order: https://knowledge.hubspot.com/records/use-lifecycle-stages */
export const lifecycleOrder = [
  'subscriber',
  'lead',
  'marketingqualifiedlead',
  'salesqualifiedlead',
  'opportunity',
  'customer',
  'evangelist',
];

/** The values that a transform writes, where they are few. */
export const writtenValues: Partial<Record<MappingEntry['transform'], string[]>> = {
  leadStatus: Object.values(leadStatuses),
  lifecycle: [...new Set(Object.values(lifecycleStages))],
};

/** A local value as HubSpot stores it; undefined where it has no equivalent. */
export function encode(
  transform: MappingEntry['transform'],
  value: string,
  owners: Owners,
): string | undefined {
  if (value === '') return '';
  if (transform === 'leadStatus') return leadStatuses[value as LeadStatus];
  if (transform === 'lifecycle') return lifecycleStages[value as LeadStatus];
  if (transform === 'owner') return owners.idOf.get(value);
  return value;
}

/** A value of HubSpot as this site stores it; undefined where it has no equivalent. */
export function decode(
  transform: MappingEntry['transform'],
  value: string,
  owners: Owners,
): string | undefined {
  if (value === '') return '';
  if (transform === 'leadStatus') return stagesOfStatus[value];
  if (transform === 'lifecycle') return undefined;
  if (transform === 'owner') return owners.emailOf.get(value);
  return value;
}
