import type { PendingErasures } from '../connection/hubspotView';
import { CrmContact, type CrmContactRecord } from './model';

/** The erasures that are yet to be carried over to HubSpot. */
export async function readPendingErasures(): Promise<PendingErasures> {
  const filter = { task: 'erase' as const };
  const [count, first] = await Promise.all([
    CrmContact.countDocuments(filter),
    CrmContact.findOne(filter, { expiresAt: 1 })
      .sort({ expiresAt: 1 })
      .lean<Pick<CrmContactRecord, 'expiresAt'>>(),
  ]);
  return { count, until: first?.expiresAt };
}
