import type { HubspotContact } from '../client/HubspotClient';
import type { CrmContactRecord } from './model';
import type { ContactPlan } from './planContact';

/** A contact with what is to be done. */
export interface PlannedContact {
  contact: CrmContactRecord;
  /** Undefined where HubSpot doesn't have it. */
  remote?: HubspotContact;
  plan: ContactPlan;
}
