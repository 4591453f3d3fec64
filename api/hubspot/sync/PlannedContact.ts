import type { HubspotContact } from '../client/HubspotClient';
import type { CrmContactRecord } from './model';
import type { ContactPlan } from './planContact';

/** A contact with its planned changes. */
export interface PlannedContact {
  contact: CrmContactRecord;
  /** Undefined where HubSpot doesn't have it. */
  remote?: HubspotContact;
  plan: ContactPlan;
}
