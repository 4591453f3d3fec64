import { array, boolean, type Infer, nullable, object } from 'superstruct';
import { choice, documented, endpoint } from '../../platform/contracts/endpoint';
import { CrmContact } from '../sync/contract';

/** What became of a lead in HubSpot. */
export const LeadSync = object({
  isShadow: boolean(),
  /** The contact of its sender in the queue; null without a connection, and for people who are not synced. */
  contact: documented(nullable(CrmContact), { type: ['object', 'null'] }),
  /** The kinds of objects that HubSpot has of the person; of deals only that of this lead. */
  objects: array(choice(['deals', 'notes', 'meetings'], 'No such kind.')),
});
export type LeadSync = Infer<typeof LeadSync>;

export const getLeadSync = endpoint({
  method: 'GET',
  path: '/admin/hubspot/leads/:reference',
  returns: LeadSync,
  summary: 'Whether the sender of a lead is queued for HubSpot, written there or failed, and why.',
});
